export { NoticeBell, type NoticeBellProps } from './notice-bell.tsx';
