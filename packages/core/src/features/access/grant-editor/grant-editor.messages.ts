import { localized } from '../../../kernel/index.ts';

export const grantEditorMessages = {
  saved: localized('保存成功！', 'Saved.'),
} as const;
