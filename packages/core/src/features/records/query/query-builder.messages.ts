import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { MatchType } from '../../../resources/index.ts';

/** How the members of a group of conditions are matched. */
export const matchTexts: Readonly<Record<MatchType, LocalizedText>> = {
  and: localized('AND（所有条件都要求匹配）', 'AND (all conditions must hold)'),
  or: localized('OR（条件中的任意一个匹配）', 'OR (any condition may hold)'),
};

/** What the builder of a condition offers, and what it asks for. */
export const queryBuilderTexts = {
  run: localized('查询', 'Search'),
  reset: localized('重置', 'Reset'),
  empty: localized('没有任何查询条件', 'There are no conditions.'),
  addLine: localized('添加条件', 'Add a condition'),
  addGroup: localized('添加条件组', 'Add a group'),
  removeLine: localized('删除条件', 'Remove the condition'),
  removeGroup: localized('删除条件组', 'Remove the group'),
  field: localized('字段', 'Field'),
  rule: localized('匹配规则', 'Rule'),
  value: localized('值', 'Value'),
  full: localized('条件已达上限（50 个）', 'There can be no more than 50 conditions.'),
};
