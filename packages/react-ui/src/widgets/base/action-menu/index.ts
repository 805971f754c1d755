export { ActionMenu, type ActionMenuProps } from './action-menu.tsx';
export { giveFocusBack } from './give-focus-back.ts';
