import { localized } from '@evergreen/core/kernel';

export const tenantSwitchMessages = {
  title: localized('租户选择', 'Tenants'),
  description: localized(
    '列表、表单和统计只显示所选租户的数据。切换后系统会重新载入。',
    'Lists, forms and figures show the rows of the chosen tenant alone. The application loads anew when you switch.',
  ),
  current: localized('当前', 'Current'),
  enter: localized('进入', 'Enter'),
  enterNamed: (name: string) => localized(`进入${name}`, `Enter ${name}`),
  unsaved: localized('有未保存的内容，切换后会丢失。确定切换吗？', 'Unsaved work will be lost. Switch anyway?'),
  yes: localized('切换', 'Switch'),
  cancel: localized('取消', 'Cancel'),
  none: localized('没有可以进入的租户，请联系管理员', 'There is no tenant that you may enter. Ask an administrator.'),
} as const;
