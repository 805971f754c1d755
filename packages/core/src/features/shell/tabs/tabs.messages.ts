import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { TabsFacts } from './tab.types.ts';

const questions: Readonly<Record<TabsFacts['asksTo'], (count: number) => LocalizedText>> = {
  close: (count) =>
    localized(
      count === 1 ? '该页面有未保存的修改，确定要关闭吗？' : `有 ${count} 个页面的修改未保存，确定要关闭吗？`,
      count === 1 ? 'This page has unsaved changes. Close it?' : `${count} pages have unsaved changes. Close them?`,
    ),
  refresh: () => localized('该页面有未保存的修改，确定要刷新吗？', 'This page has unsaved changes. Refresh it?'),
};

export const tabsMessages = {
  homeStays: localized('首页不能关闭！', 'the home page cannot be closed!'),
  lastStays: localized('这是最后一页，不能再关闭了！', 'this is the last page and cannot be closed'),
  unsavedQuestion: (asksTo: TabsFacts['asksTo'], count: number) => questions[asksTo](count),
  /** Consequence for the edits, depending on whether all pages persist drafts. */
  fateOfEdits: (isDrafted: boolean) =>
    isDrafted
      ? localized(
          '草稿会保留，下次打开该页面时可以继续填写。',
          'A draft is kept and offered when you open the page again.',
        )
      : localized('未保存的修改将会丢失，无法找回。', 'The unsaved changes will be lost for good.'),
} as const;
