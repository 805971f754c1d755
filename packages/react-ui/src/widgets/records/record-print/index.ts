export { PrintedList, type PrintedListProps } from './printed-list.tsx';
export { RecordPrintButton, type RecordPrintButtonProps } from './record-print-button.tsx';
