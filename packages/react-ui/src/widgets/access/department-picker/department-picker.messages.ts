import { localized } from '@evergreen/core/kernel';

export const departmentPickerMessages = {
  prompt: localized('请点击选择部门', 'Press to choose a department'),
  title: localized('选择部门', 'Choose departments'),
  search: localized('请输入部门名称按回车进行搜索', 'Name of a department, then Enter'),
  tree: localized('部门', 'Departments'),
  nothing: localized('没有找到这样的部门，请换个词试试', 'There is no such department. Try another word.'),
} as const;
