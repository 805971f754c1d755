import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const jobWorkMessages = {
  moved: (moved: number, refused: number) =>
    localized(
      `推进 ${moved} 个活动${refused === 0 ? '' : `，${refused} 个不能推进`}`,
      `${moved} activities moved on${refused === 0 ? '' : `, ${refused} could not`}`,
    ),
  cancelled: (count: number) => localized(`取消 ${count} 个订单`, `${count} orders cancelled`),
  messaged: (sent: number) => localized(`发送 ${sent} 条短信`, `${sent} text messages sent`),
  templateMissing: (code: string) => localized(`没有编码为“${code}”的模板`, `There is no template "${code}".`),
  purged: (count: number) => localized(`彻底删除 ${count} 项`, `${count} deleted for good`),
  off: localized('保留天数为 0，不清理', 'Kept for ever, as its days are 0'),
  removed: (count: number) => localized(`删除 ${count} 项`, `${count} removed`),
  found: (count: number) => localized(`找到 ${count} 项，未改动`, `${count} found, nothing changed`),
  digested: ({
    made,
    mailed,
    unmailed,
  }: {
    readonly made: number;
    readonly mailed: number;
    readonly unmailed: number;
  }) =>
    localized(
      `汇总 ${made} 人，发送邮件 ${mailed} 封${unmailed === 0 ? '' : `，${unmailed} 封未能发送`}`,
      `${made} digests, ${mailed} by e-mail${unmailed === 0 ? '' : `, ${unmailed} could not be sent`}`,
    ),
  recounted: (count: number) => localized(`修正 ${count} 个数字`, `${count} numbers repaired`),
  sound: localized('没有发现问题', 'Nothing is wrong'),
  cared: (tables: number) => localized(`整理 ${tables} 张表`, `${tables} tables vacuumed`),
  backedUp: (rows: number, kept: number) =>
    localized(`备份并核对 ${rows} 行，共保留 ${kept} 份`, `${rows} rows backed up and counted, ${kept} backups kept`),
  unknownCode: (resource: LocalizedText, field: LocalizedText, rows: number) =>
    localized(
      `“${resource['zh-CN']}”有 ${rows} 行的“${field['zh-CN']}”是未知编码`,
      `${rows} rows of ${resource['en-US']} have an unknown code in "${field['en-US']}"`,
    ),
  dangling: (resource: LocalizedText, field: LocalizedText, rows: number) =>
    localized(
      `“${resource['zh-CN']}”有 ${rows} 行的“${field['zh-CN']}”没有对应数据`,
      `${rows} rows of ${resource['en-US']} refer by "${field['en-US']}" to nothing`,
    ),
} as const;
