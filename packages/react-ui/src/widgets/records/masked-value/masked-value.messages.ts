import { localized, type LocalizedText } from '@evergreen/core/kernel';

const named = (label: LocalizedText, chinese: string, english: string) =>
  localized(`${chinese}${label['zh-CN']}`, `${english}: ${label['en-US']}`);

export const maskedValueWidgetMessages = {
  show: (label: LocalizedText) => named(label, '查看完整', 'Show the whole value'),
  hide: (label: LocalizedText) => named(label, '隐藏', 'Hide'),
  copy: localized('复制', 'Copy'),
  copied: localized('已复制', 'Copied'),
  reason: localized('查看原因', 'Reason'),
  reasonHint: localized('例如：电话回访、核对认证材料', 'For example: a call back, checking documents'),
  logged: localized(
    '个人信息受保护。您的姓名、时间和查看原因会记入日志。',
    'Personal data is protected. Your name, the time and the reason are logged.',
  ),
  ok: localized('查看', 'Show'),
  cancel: localized('取消', 'Cancel'),
} as const;
