import { localized } from '../../../../kernel/index.ts';

export const recordPresenceMessages = {
  /** Within the last minute. */
  justNow: (name: string) =>
    localized(`${name} 正在编辑此记录（刚刚开始）`, `${name} is editing this record (has just begun)`),
  minutes: (name: string, count: number) =>
    localized(
      `${name} 正在编辑此记录（${count} 分钟前开始）`,
      `${name} is editing this record (since ${count === 1 ? '1 minute' : `${count} minutes`})`,
    ),
  hours: (name: string, count: number) =>
    localized(
      `${name} 正在编辑此记录（${count} 小时前开始）`,
      `${name} is editing this record (since ${count === 1 ? '1 hour' : `${count} hours`})`,
    ),
} as const;
