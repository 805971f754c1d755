import { localized } from '../../../kernel/index.ts';

/** Separate from the other validators, so that a translations table imports only this. */
export const storableTextMessages = {
  unstorable: localized(
    '含有无法保存的字符，请删除后重试',
    'Contains characters that cannot be stored. Remove them and try again',
  ),
} as const;
