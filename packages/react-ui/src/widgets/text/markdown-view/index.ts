export { hiddenPictures } from './markdown-html.ts';
export { MarkdownView, type MarkdownViewProps } from './markdown-view.tsx';
