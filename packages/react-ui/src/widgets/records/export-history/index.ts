export { ExportHistoryDrawer } from './export-history-drawer.tsx';
