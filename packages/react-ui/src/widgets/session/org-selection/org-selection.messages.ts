import { text } from '@evergreen/core/kernel';

export const orgSelectionMessages = {
  tenant: text('租户', 'Tenant'),
  tenantPrompt: text('请选择租户', 'Choose a tenant'),
  department: text('部门', 'Department'),
  departmentPrompt: text('请选择部门', 'Choose a department'),
  hint: text(
    '您隶属于多个部门或租户，请选择本次登录要进入的',
    'You belong to several. Choose what you sign in to this time',
  ),
  confirm: text('确认', 'Confirm'),
  cancel: text('取消登录', 'Cancel signing in'),
  retry: text('重试', 'Try again'),
  loading: text('正在读取租户…', 'Reading the tenants…'),
} as const;
