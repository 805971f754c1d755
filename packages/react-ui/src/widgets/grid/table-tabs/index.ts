export { TableTabs, type TableTabsProps } from './table-tabs.tsx';
export { useTableTabs, type TabbedTable, type TableTabsState } from './use-table-tabs.ts';
