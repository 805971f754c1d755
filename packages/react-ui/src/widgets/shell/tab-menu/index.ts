export { TabMenu, type TabMenuProps } from './tab-menu.tsx';
