import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const tenantMessages = {
  numberStays: localized(
    '租户编号保存后不能修改，数据和用户都以它区分租户',
    'The number of a tenant cannot be changed: rows and users name it by this number.',
  ),
  hasRows: (name: string, title: LocalizedText) =>
    localized(
      `“${name}”在“${title['zh-CN']}”中还有数据，不能删除；可以先冻结它`,
      `"${name}" has rows in ${title['en-US']} and cannot be deleted. You can freeze it.`,
    ),
} as const;
