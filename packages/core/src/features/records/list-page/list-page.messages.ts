import { localized } from '../../../kernel/index.ts';
import { fieldValueMessages } from '../../validation/field-values/index.ts';

export const listPageMessages = {
  /**
   * `first`-`last` are 1-based positions in the whole list; both 0 if it is empty. `total` is a number, or `10000+` for
   * a lower bound.
   */
  total: (first: number, last: number, total: number | `${number}+`) =>
    localized(`${first}-${last} 共 ${total} 条`, `${first}-${last} of ${total}`),
  confirmRemoval: (count: number) =>
    localized(`确定要删除这 ${count} 项吗?`, `Delete ${count === 1 ? 'this item' : `these ${count} items`}?`),
  removed: localized('删除成功', 'Deleted'),
  nothingSelected: localized('请选择一条记录！', 'Select a record first!'),
  noDelete: localized('请设置url.delete属性!', 'Set the url.delete property!'),
  noDeleteBatch: localized('请设置url.deleteBatch属性!', 'Set the url.deleteBatch property!'),
  yes: fieldValueMessages.yes,
  no: fieldValueMessages.no,
} as const;
