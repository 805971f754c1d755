import { text } from '../../../kernel/index.ts';

export const grantEditorMessages = {
  saved: text('保存成功！', 'Saved.'),
} as const;
