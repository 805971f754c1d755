import { localized } from '@evergreen/core/kernel';

export const rolePickerMessages = {
  prompt: localized('请点击选择角色', 'Press to choose a role'),
  title: localized('选择角色', 'Choose roles'),
  search: localized('请输入角色名称或编码', 'Name or code of a role'),
  name: localized('角色名称', 'Role'),
  code: localized('角色编码', 'Code'),
} as const;
