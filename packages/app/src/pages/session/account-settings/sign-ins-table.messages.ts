import { localized } from '@evergreen/core/kernel';

export const signInsTableMessages = {
  time: localized('时间', 'Time'),
  event: localized('事件', 'Event'),
  times: (count: number) => localized(`${count} 次`, `${count} times`),
  device: localized('设备', 'Device'),
  address: localized('IP 地址', 'IP address'),
} as const;
