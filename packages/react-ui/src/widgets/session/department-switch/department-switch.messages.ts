import { localized } from '@evergreen/core/kernel';

export const departmentSwitchWidgetMessages = {
  prompt: localized('请选择登录部门', 'Choose the department to sign in to'),
  hint: localized(
    '您隶属于多部门，请选择当前所在部门',
    'You belong to several departments. Choose the one that you work for now',
  ),
  confirm: localized('确认', 'Confirm'),
  close: localized('关闭', 'Close'),
} as const;
