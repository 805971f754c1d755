import { localized } from '@evergreen/core/kernel';

export const orgSelectionMessages = {
  tenant: localized('租户', 'Tenant'),
  tenantPrompt: localized('请选择租户', 'Choose a tenant'),
  department: localized('部门', 'Department'),
  departmentPrompt: localized('请选择部门', 'Choose a department'),
  hint: localized(
    '您隶属于多个部门或租户，请选择本次登录要进入的',
    'You belong to several. Choose what you sign in to this time',
  ),
  confirm: localized('确认', 'Confirm'),
  cancel: localized('取消登录', 'Cancel signing in'),
  retry: localized('重试', 'Try again'),
  loading: localized('正在读取租户…', 'Reading the tenants…'),
} as const;
