export { ContextMenu, type ContextMenuItem, type ContextMenuProps } from './context-menu.tsx';
