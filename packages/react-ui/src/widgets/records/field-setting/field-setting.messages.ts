import { localized } from '@evergreen/core/kernel';

export const fieldSettingWidgetMessages = {
  title: (count: number) => localized(`设置 ${count} 项的一个字段`, `Set one field of ${count}`),
  field: localized('字段', 'Field'),
  chooseField: localized('请选择要设置的字段', 'Choose the field to set'),
  set: (count: number) => localized(`修改 ${count} 项`, `Change ${count}`),
  setNothing: localized('修改', 'Change'),
  changing: (count: number) => localized(`将修改 ${count} 项，原来的值：`, `${count} will change, from:`),
  nothingChanges: localized('没有需要修改的项', 'Nothing will change'),
  staying: (count: number) => localized(`${count} 项已是这个值，保持不变`, `${count} have this value already and stay`),
  from: (value: string, count: number) => localized(`${value}：${count} 项`, `${value}: ${count}`),
  empty: localized('（空）', '(empty)'),
  others: (count: number) => localized(`其他值：${count} 项`, `Other values: ${count}`),
  missing: (count: number) =>
    localized(`${count} 项已被删除或不可见，不会修改`, `${count} were deleted or are out of sight, and are left out`),
  saving: (tried: number, all: number) => localized(`正在修改 ${tried} / ${all}`, `Changing ${tried} / ${all}`),
  stop: localized('停止', 'Stop'),
  close: localized('关闭', 'Close'),
  cancel: localized('取消', 'Cancel'),
  retry: localized('重试', 'Retry'),
  saved: (count: number) => localized(`已修改 ${count} 项`, `${count} changed`),
  refused: (count: number) => localized(`${count} 项没有修改：`, `${count} were not changed:`),
  left: (count: number) => localized(`其余 ${count} 项没有处理`, `The other ${count} were not tried`),
  unnamed: localized('（未命名）', '(no name)'),
} as const;
