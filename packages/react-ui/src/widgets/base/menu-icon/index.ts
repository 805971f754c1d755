export { menuIcon } from './menu-icon.tsx';
