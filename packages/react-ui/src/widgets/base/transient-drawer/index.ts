export { TransientDrawer, type TransientDrawerProps } from './transient-drawer.tsx';
