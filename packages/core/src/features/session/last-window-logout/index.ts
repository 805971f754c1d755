export { CLOSED_WITHIN, isLastTabClosed, type PageHidden } from './last-window-logout.model.ts';
export { createTabClose, type TabClose } from './last-window-logout.service.ts';
