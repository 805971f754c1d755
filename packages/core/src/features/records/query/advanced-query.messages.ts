import { localized } from '../../../kernel/index.ts';

export const advancedQueryMessages = {
  emptyQuery: localized('不能查询空条件', 'Enter at least one condition.'),
  emptySave: localized('空条件不能保存', 'There is no condition to save.'),
  nameMissing: localized('保存名称不能为空', 'Enter a name.'),
  nameTooLong: (most: number) => localized(`名称最多 ${most} 个字`, `Up to ${most} characters.`),
  tooManySaved: (most: number) =>
    localized(`最多保存 ${most} 个查询，请先删除一些`, `Up to ${most} queries can be saved. Delete some first.`),
  maskedSave: localized(
    '条件中有需要保密的值，不能保存，请先去掉这些条件',
    'A value of a masked field cannot be saved. Remove that condition first.',
  ),
  overwrite: (name: string) => localized(`${name} 已存在，是否覆盖？`, `"${name}" exists already. Replace it?`),
  saved: localized('保存成功', 'Saved.'),
  savedOnDevice: localized(
    '没有连上服务器，查询先保存在这台电脑上，以后可以转存到您的账号',
    'The server was not reached. The query is kept on this device; move it to your account later.',
  ),
  moved: (count: number) =>
    localized(
      `已转存 ${count} 个查询到您的账号`,
      count === 1 ? '1 query is in your account now.' : `${count} queries are in your account now.`,
    ),
  brokenDefault: (name: string) =>
    localized(
      `默认查询“${name}”已无法使用，没有应用`,
      `Your default query "${name}" cannot be used any more and was not applied.`,
    ),
  remove: localized('是否删除当前查询？', 'Delete this saved query?'),
  popupField: localized(
    'popup参数未正确配置！field 必须是 destFields 中的一个',
    'The popup is not configured: `field` has to be one of `destFields`.',
  ),
  lookupParts: localized(
    '数据表字典未正确配置！请填写 dictTable；dictText 和 dictCode 要么都填，要么都不填',
    'The look-up is not configured: give dictTable, and dictText with dictCode or neither.',
  ),
  returnField: (named: string, known: readonly string[]) =>
    localized(
      `customReturnField 不能是“${named}”，只能是 ${known.join('、')}`,
      `customReturnField cannot be "${named}"; it is one of ${known.join(', ')}.`,
    ),
  unreadableSaved: localized('这个查询已无法读取，请删除它', 'This query cannot be read any more. Delete it.'),
} as const;
