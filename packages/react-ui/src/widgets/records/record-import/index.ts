export { RecordImportButton, type RecordImportButtonProps } from './record-import-button.tsx';
