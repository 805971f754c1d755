import { localized } from '@evergreen/core/kernel';

export const reportMessages = {
  unknown: localized('没有这个报表', 'There is no such report.'),
  unknownQuery: (name: string) => localized(`报表没有查询条件 ${name}`, `The report has no query field ${name}.`),
  unknownParameter: (name: string) => localized(`报表没有参数 ${name}`, `The report has no parameter ${name}.`),
  unsortable: localized('不能按这一列排序', 'The report cannot be sorted by this column.'),
  users: localized('用户', 'Users'),
  account: localized('账号', 'Account'),
  name: localized('姓名', 'Name'),
  sex: localized('性别', 'Sex'),
  phone: localized('手机', 'Phone'),
  department: localized('部门', 'Department'),
} as const;
