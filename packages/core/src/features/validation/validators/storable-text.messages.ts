import { localized } from '../../../kernel/index.ts';

/** Apart from the other validators: a table of words needs only this. */
export const storableTextMessages = {
  unstorable: localized(
    '含有无法保存的字符，请删除后重试',
    'Contains characters that cannot be stored. Remove them and try again',
  ),
} as const;
