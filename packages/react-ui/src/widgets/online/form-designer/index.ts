export { FormDesigner, type FormDesignerProps } from './form-designer.tsx';
export type { PreviewInputProps } from './preview-input.types.ts';
