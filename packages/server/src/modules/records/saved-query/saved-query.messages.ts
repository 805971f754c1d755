import { localized } from '@evergreen/core/kernel';

export const savedQueryMessages = {
  saved: localized('保存成功！', 'Saved.'),
  deleted: localized('删除成功！', 'Deleted.'),
  /** One wording for what never was, what is deleted and what is another person's. */
  missing: localized('这个查询已不存在，请刷新后重试', 'There is no such query any more. Reload and try again.'),
  unknownResource: localized('没有这个列表', 'There is no such list.'),
  empty: localized('空条件不能保存', 'There is no condition to save.'),
  masked: localized(
    '条件中有需要保密的值，不能保存，请先去掉这些条件',
    'A value of a masked field cannot be saved. Remove that condition first.',
  ),
  role: localized('不能共享给这个角色，请另选一个', 'A query cannot be shared with this role. Choose another one.'),
  tooMany: (most: number) =>
    localized(`最多保存 ${most} 个查询，请先删除一些`, `Up to ${most} queries can be saved. Delete some first.`),
} as const;
