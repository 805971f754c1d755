export { SheetOnPaper, type SheetOnPaperProps } from './sheet-on-paper.tsx';
