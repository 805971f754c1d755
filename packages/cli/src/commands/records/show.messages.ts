import { localized } from '@evergreen/core/kernel';

export const showMessages = {
  description: localized('显示一条记录', 'show one record'),
  id: localized('记录编号', 'identifier of the record'),
  field: localized('字段', 'Field'),
  value: localized('值', 'Value'),
  version: localized('版本', 'Version'),
  examples: localized(
    '  evergreen show activity 3f2c…\n  evergreen show activity 3f2c… --json',
    '  evergreen show activity 3f2c…\n  evergreen show activity 3f2c… --json',
  ),
} as const;
