import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { fieldValueMessages } from '../../validation/field-values/index.ts';

export const listPageMessages = {
  confirmRemoval: (count: number) =>
    localized(`确定要删除这 ${count} 项吗?`, `Delete ${count === 1 ? 'this item' : `these ${count} items`}?`),
  /** 删除“健康讲座”？ */
  removalTitle: (name: string) => localized(`删除“${name}”？`, `Delete “${name}”?`),
  removalTitleOfMany: (count: number) => localized(`删除 ${count} 项？`, `Delete ${count} items?`),
  empty: (singular: LocalizedText, title: LocalizedText) =>
    localized(`还没有${singular['zh-CN']}`, `There are no ${title['en-US'].toLowerCase()} yet`),
  noMatch: (singular: LocalizedText, title: LocalizedText, conditions: LocalizedText) =>
    localized(
      `没有符合“${conditions['zh-CN']}”的${singular['zh-CN']}`,
      `No ${title['en-US'].toLowerCase()} match “${conditions['en-US']}”`,
    ),
  from: (first: string) => localized(`${first} 起`, `from ${first}`),
  until: (last: string) => localized(`${last} 止`, `until ${last}`),
  between: (first: string, last: string) => localized(`${first} 至 ${last}`, `${first} to ${last}`),
  /** Before the actions that the rows are ready for. */
  applies: localized('现在可以', 'Ready for'),
  removed: localized('删除成功', 'Deleted'),
  nothingSelected: localized('请选择一条记录！', 'Select a record first!'),
  noDelete: localized('请设置url.delete属性!', 'Set the url.delete property!'),
  noDeleteBatch: localized('请设置url.deleteBatch属性!', 'Set the url.deleteBatch property!'),
  wholeOrTail: (label: LocalizedText, length: number) =>
    localized(
      `完整的${label['zh-CN']}或末 ${length} 位`,
      `The whole ${label['en-US'].toLowerCase()} or its last ${length} digits`,
    ),
  yes: fieldValueMessages.yes,
  no: fieldValueMessages.no,
} as const;
