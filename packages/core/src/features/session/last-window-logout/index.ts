export { createTabClose } from './last-window-logout.service.ts';
