import { localized } from '@evergreen/core/kernel';

export const colleaguesMessages = {
  search: localized('请输入姓名或账号', 'A name or username'),
  tree: localized('按部门查看', 'By department'),
  departmentsFailed: localized(
    '部门读取失败，可以按姓名查找',
    'Departments could not be read. Look for a name instead.',
  ),
  noDepartments: localized(
    '您还不属于任何部门，请联系管理员把您加入部门。',
    'You belong to no department yet. Ask an administrator to add you to one.',
  ),
  name: localized('姓名', 'Name'),
  workNo: localized('工号', 'Staff number'),
  department: localized('部门', 'Department'),
  position: localized('职务', 'Position'),
  phone: localized('手机', 'Mobile'),
  telephone: localized('座机', 'Landline'),
  email: localized('邮箱', 'Email'),
  nobody: localized('没有找到符合条件的人', 'Nobody was found'),
  failed: localized('人员读取失败', 'The people could not be read'),
  total: (count: number) => localized(`共 ${count} 人`, count === 1 ? '1 person' : `${count} people`),
} as const;
