export { PrintedSheet, type PrintedSheetProps } from './printed-sheet.tsx';
