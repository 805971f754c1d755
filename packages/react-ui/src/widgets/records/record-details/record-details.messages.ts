import { localized } from '@evergreen/core/kernel';

export const recordDetailsMessages = {
  close: localized('关闭', 'Close'),
  loading: localized('加载中…', 'Loading…'),
  loadFailed: localized('内容加载失败', 'The record could not be loaded'),
  nothing: localized('—', '—'),
  edit: localized('编辑', 'Edit'),
  previous: localized('上一条', 'Previous'),
  next: localized('下一条', 'Next'),
  record: localized('记录信息', 'Record'),
  /** Of sub-rows, beside their heading. */
  rowCount: (count: number) => localized(`${count} 行`, `${count} ${count === 1 ? 'row' : 'rows'}`),
  content: localized('内容', 'Content'),
  history: localized('修改记录', 'History'),
} as const;
