export type { BrandedMenuProps, MainMenuProps, ShownMenu } from './main-menu.types.ts';
export { MenuDrawer } from './menu-drawer.tsx';
export { SideBar } from './side-bar.tsx';
export { TopMenu } from './top-menu.tsx';
