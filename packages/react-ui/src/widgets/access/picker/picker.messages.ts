import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const pickerMessages = {
  clear: localized('清空', 'Clear'),
  confirm: localized('确定', 'OK'),
  cancel: localized('取消', 'Cancel'),
  close: localized('关闭', 'Close'),
  search: localized('查询', 'Search'),
  reset: localized('重置', 'Reset'),
  /** Above what is chosen from. */
  locked: (reason: LocalizedText) =>
    localized(`带锁的保持不变：${reason['zh-CN']}`, `What is locked stays as it is: ${reason['en-US']}`),
  remove: (name: string) => localized(`移除“${name}”`, `Remove “${name}”`),
  names: (names: readonly string[]) => localized(names.join('，'), names.join(', ')),
  chosen: (count: number) => localized(`已选择 ${count} 项`, `${count} chosen`),
  full: (maximum: number) =>
    localized(`最多选择 ${maximum} 项，请先移除一项`, `At most ${maximum} can be chosen: remove one first`),
  nothing: localized('没有符合条件的数据', 'Nothing matches.'),
  chooseAll: localized('选择本页全部', 'Choose everything on this page'),
  choose: (name: string) => localized(`选择“${name}”`, `Choose “${name}”`),
} as const;
