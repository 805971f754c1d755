export { CLOSED_WITHIN, isLastTabClosed, type PageHidden } from './tab-close.model.ts';
export { createTabClose, type TabClose } from './tab-close.service.ts';
