export { RecordExportButton, type RecordExportButtonProps } from './record-export-button.tsx';
