import { localized } from '@evergreen/core/kernel';

export const revealMessages = {
  description: localized(
    '查看一条记录中一项遮盖的完整信息，原因会记入日志',
    'show one masked value of a record, for a reason that is logged',
  ),
  field: localized('字段，例如 idCard', 'field, such as idCard'),
  reason: localized('查看原因，2 至 200 个字', 'why it is needed, 2 to 200 characters'),
  badReason: localized('请用 --reason 写明查看原因，2 至 200 个字', 'Say why with --reason, in 2 to 200 characters'),
  notMasked: (field: string, fields: readonly string[]) =>
    localized(
      fields.length === 0
        ? `这种数据没有遮盖的字段，“${field}”可用 evergreen show 查看`
        : `“${field}”没有遮盖；遮盖的字段：${fields.join('、')}`,
      fields.length === 0
        ? `Nothing of this resource is masked: evergreen show tells "${field}"`
        : `"${field}" is not masked. Masked are: ${fields.join(', ')}`,
    ),
  examples: localized(
    '  evergreen reveal retiree 3f2c… --field idCard --reason 核对养老金账户',
    '  evergreen reveal retiree 3f2c… --field idCard --reason "check of the pension account"',
  ),
} as const;
