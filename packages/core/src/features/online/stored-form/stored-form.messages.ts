import { localized } from '../../../kernel/index.ts';

export const storedFormPageMessages = {
  unreadable: localized(
    '这个表单的定义需要更新的程序，请刷新页面',
    'The definition of this form needs a newer program; reload the page',
  ),
};
