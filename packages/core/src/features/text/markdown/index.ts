export type { EditedText } from './edited-text.types.ts';
export { isMarked, toggleMark, type InlineMark } from './inline-marks.model.ts';
export { insertTable, toggleCode } from './inserted-blocks.model.ts';
export { areLines, MARKDOWN_HEADINGS, toggleLines, type MarkdownHeading, type LineMark } from './line-marks.model.ts';
export { insertPicture, linkAt, removeLink, setLink, type MarkdownLink } from './links.model.ts';
