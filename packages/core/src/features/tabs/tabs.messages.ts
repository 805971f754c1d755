import { text } from '../../kernel/index.ts';

export const tabsMessages = {
  homeStays: text('首页不能关闭！', 'the home page cannot be closed!'),
  lastStays: text('这是最后一页，不能再关闭了！', 'this is the last page and cannot be closed'),
  unsavedQuestion: (count: number) =>
    text(
      count === 1 ? '该页面有未保存的修改，确定要关闭吗？' : `有 ${count} 个页面的修改未保存，确定要关闭吗？`,
      count === 1 ? 'This page has unsaved changes. Close it?' : `${count} pages have unsaved changes. Close them?`,
    ),
} as const;
