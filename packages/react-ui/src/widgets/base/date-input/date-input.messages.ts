import { localized } from '@evergreen/core/kernel';

export const dateInputMessages = {
  from: localized('开始', 'From'),
  to: localized('结束', 'To'),
  presetsOf: (label: string) => localized(`${label}：常用范围`, `${label}: ready ranges`),
  presets: {
    today: localized('今天', 'Today'),
    thisWeek: localized('本周', 'This week'),
    thisMonth: localized('本月', 'This month'),
    nextMonth: localized('下月', 'Next month'),
    last30Days: localized('近30天', 'Last 30 days'),
  },
} as const;
