export { ColumnMenuList } from '../columns/column-menu-list.tsx';
export { editorOf } from '../editors/editors.ts';
export { ErrorPanel } from '../panels/error-panel.tsx';
export { FilesOfCell } from '../files/files-of-cell.tsx';
export { GridMenu } from '../panels/grid-menu.tsx';
export { OpenSubTable } from '../panels/open-sub-table.tsx';
export { RemovalPanel } from '../panels/removal-panel.tsx';
export { SettingsPanel } from '../panels/settings-panel.tsx';
