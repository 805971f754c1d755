import { localized } from '@evergreen/core/kernel';

export const onlineFormMessages = {
  withdrawn: localized('该表单已停用', 'This form is withdrawn'),
  noForm: localized('没有这个表单', 'There is no such form'),
  changed: (version: number) =>
    localized(
      `表单已更新到第 ${version} 版，请重新打开页面后再保存`,
      `The form is version ${version} now; open the page again, then save`,
    ),
  code: localized(
    '编码只能是小写字母、数字和下划线，以字母开头，2 到 32 位',
    'Lower-case letters, digits and underscores, beginning with a letter, 2 to 32',
  ),
  codeStays: localized('表单发布后不能更改编码', 'The code of a published form stays'),
  formStays: localized(
    '发布过的表单不能删除，可以停用',
    'A form that was published cannot be deleted; it can be withdrawn',
  ),
  platformOnly: localized('表单在平台（租户 0）中维护', 'Forms are kept in the platform (tenant 0)'),
  draftChanged: localized('草稿已被他人修改，请重新检查', 'Somebody changed the draft; check it again'),
  notPublishable: localized('有问题未处理，不能发布', 'It cannot be published while there are problems'),
  busy: localized('表正忙，请稍后再试', 'The table is busy, please try again'),
  published: (version: number) =>
    localized(`已发布第 ${version} 版，立即生效`, `Version ${version} is published and in force`),
  saved: localized('草稿已保存', 'The draft is saved'),
  noMenu: localized('所选的上级菜单不存在', 'The entry of the menu that was chosen is not there'),
  noVersion: localized('没有这个版本', 'There is no such version'),
  ruleUses: (key: string, rule: string) =>
    localized(
      `字段“${key}”仍被数据规则“${rule}”使用，请先修改该规则`,
      `The data rule “${rule}” still uses the field “${key}”; change the rule first`,
    ),
  queriesUse: (key: string, count: number, shared: readonly string[]) =>
    localized(
      `${count} 个常用查询仍使用字段“${key}”${shared.length === 0 ? '' : `，其中共享的有：${shared.join('、')}`}；该条件不再起作用，请提醒使用者修改`,
      `${count} saved queries still use the field “${key}”${shared.length === 0 ? '' : `, of which these are shared: ${shared.join(', ')}`}; change them, its conditions no longer hold`,
    ),
  layoutsUse: (key: string, count: number) =>
    localized(
      `${count} 人的列表布局含有字段“${key}”，该列不再显示`,
      `${count} people arranged their list with the field “${key}”; the column is shown no more`,
    ),
};
