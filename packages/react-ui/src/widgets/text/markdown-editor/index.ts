export { MarkdownEditor } from './markdown-editor.tsx';
export type { MarkdownEditorProps } from './markdown-editor.types.ts';
