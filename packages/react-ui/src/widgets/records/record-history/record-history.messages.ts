import { localized } from '@evergreen/core/kernel';

export const recordHistoryWidgetMessages = {
  title: localized('修改记录', 'History'),
  loading: localized('正在加载修改记录…', 'Loading the history…'),
  loadFailed: localized('修改记录加载失败', 'The history could not be loaded'),
  empty: localized('暂无修改记录', 'Nothing has been recorded yet'),
  export: localized('导出修改记录', 'Export the history'),
  more: localized('显示更早的记录', 'Show earlier entries'),
  version: (version: number) => localized(`第 ${version} 版`, `Version ${version}`),
  present: localized('当前内容', 'Present content'),
  restore: localized('恢复到此版', 'Restore'),
  restoreVersion: (version: number) => localized(`恢复到第 ${version} 版`, `Restore version ${version}`),
  unlogged: localized('当时填写的内容没有记录', 'What was entered then was not recorded'),
  unchanged: localized('保存了一次，内容没有变化', 'Saved without a change'),
  showAll: (count: number) => localized(`显示全部 ${count} 项`, `Show all ${count}`),
  showLess: localized('收起', 'Show less'),
  nothing: localized('（空）', '(empty)'),
  becomes: localized('改为', 'changed to'),
  restoreIntroduction: localized('以下内容将改变：', 'This will change:'),
  kept: localized('以下内容不会改变：', 'This stays as it is:'),
  confirm: localized('恢复', 'Restore'),
  cancel: localized('取消', 'Cancel'),
} as const;
