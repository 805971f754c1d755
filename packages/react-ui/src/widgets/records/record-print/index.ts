export { ListOnPaper, type ListOnPaperProps } from './list-on-paper.tsx';
export { RecordPrintButton, type RecordPrintButtonProps } from './record-print-button.tsx';
