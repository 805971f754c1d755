export { NoticeOutlet } from './notice-outlet.tsx';
export { SessionDialogs } from './session-dialogs.tsx';
