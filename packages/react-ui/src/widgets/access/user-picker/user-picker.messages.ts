import { localized } from '@evergreen/core/kernel';

export const userPickerMessages = {
  prompt: localized('请点击选择用户', 'Press to choose a user'),
  title: localized('根据部门选择用户', 'Choose users by department'),
  search: localized('请输入账号、姓名、拼音或手机后四位', 'Account, name, pinyin or last four digits of the phone'),
  tree: localized('部门', 'Departments'),
  departmentsFailed: localized(
    '部门没有加载成功，仍可按账号或姓名查找',
    'Departments did not load; accounts and names can still be searched',
  ),
  username: localized('用户账号', 'Account'),
  realname: localized('用户姓名', 'Name'),
  sex: localized('性别', 'Sex'),
  phone: localized('手机', 'Phone'),
  department: localized('部门', 'Department'),
} as const;
