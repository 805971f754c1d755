import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const ruleTryMessages = {
  title: (label: LocalizedText, name: string) => localized(`${label['zh-CN']}：${name}`, `${label['en-US']}: ${name}`),
  value: localized('要校验的值', 'Value to check'),
  hint: localized('停止输入后自动校验', 'Checked when you stop typing'),
  checking: localized('正在校验', 'Checking'),
  right: localized('校验通过', 'The value keeps the rule.'),
  close: localized('关闭', 'Close'),
} as const;
