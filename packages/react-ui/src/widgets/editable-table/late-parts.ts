export { ColumnMenuList } from './column-menu-list.tsx';
export { editorOf } from './editors/editors.ts';
export { ErrorPanel } from './error-panel.tsx';
export { FilesOfCell } from './files-of-cell.tsx';
export { GridMenu } from './grid-menu.tsx';
export { OpenSubTable } from './open-sub-table.tsx';
export { RemovalPanel } from './removal-panel.tsx';
export { SettingsPanel } from './settings-panel.tsx';
