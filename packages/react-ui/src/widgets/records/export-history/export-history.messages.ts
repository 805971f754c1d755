import type { ExportDeed } from '@evergreen/core/records/transfer';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

const deed = (chinese: string, english: string) => (name: string) =>
  localized(`${chinese} ${name}`, `${english} ${name}`);

export const exportHistoryTexts = {
  title: localized('导出记录', 'Exports'),
  close: localized('关闭', 'Close'),
  hint: localized('文件保留 24 小时，只有您自己能看到。', 'Files are kept for 24 hours, for you alone.'),
  reading: localized('正在读取…', 'Loading…'),
  empty: localized('还没有导出记录', 'Nothing was exported yet'),
  failed: localized('导出记录读取失败', 'The exports could not be loaded'),
  retry: localized('重试', 'Retry'),
  refresh: localized('刷新', 'Refresh'),
  states: {
    waiting: localized('排队中', 'Waiting'),
    running: localized('导出中', 'Under way'),
    done: localized('已完成', 'Done'),
    failed: localized('失败', 'Failed'),
    cancelled: localized('已停止', 'Stopped'),
    expired: localized('已过期', 'Expired'),
  },
  written: (written: number, total: number) =>
    localized(`已写入 ${written} / ${total} 行`, `${written} of ${total} rows written`),
  counting: localized('正在统计行数…', 'Counting the rows…'),
  rows: (count: number) => localized(`${count} 行`, `${count} rows`),
  size: (kilobytes: number) => localized(`${kilobytes} KB`, `${kilobytes} KB`),
  until: (time: string) => localized(`${time} 前可下载`, `Until ${time}`),
  revealed: localized('含完整号码', 'With whole numbers'),
  deeds: {
    download: localized('下载', 'Download'),
    cancel: localized('停止', 'Stop'),
    remove: localized('删除', 'Delete'),
  } satisfies Record<ExportDeed, LocalizedText>,
  deedsOf: {
    download: deed('下载', 'Download'),
    cancel: deed('停止导出', 'Stop'),
    remove: deed('删除', 'Delete'),
  } satisfies Record<ExportDeed, (name: string) => LocalizedText>,
} as const;
