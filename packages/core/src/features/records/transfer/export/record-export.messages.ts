import { localized, type LocalizedText } from '../../../../kernel/index.ts';
import type { ExportFormat } from '../../../../resources/index.ts';

export const recordExportMessages = {
  saved: (name: string) =>
    localized(`已导出“${name}”，请到浏览器的下载中查看`, `Exported “${name}”. Look into the downloads of the browser.`),
  started: localized('已开始导出', 'The export has begun'),
  notStarted: (reason: LocalizedText) =>
    localized(`未能开始导出：${reason['zh-CN']}`, `The export did not begin: ${reason['en-US']}`),
  noColumns: localized('请至少选择一列', 'Choose one column at least'),
  reasonMissing: (least: number, most: number) =>
    localized(
      `请填写导出完整信息的原因（${least}–${most} 个字）`,
      `Enter why whole values are exported (${least} to ${most} characters)`,
    ),
  failed: (reason: LocalizedText) =>
    localized(`文件下载失败：${reason['zh-CN']}`, `The download failed: ${reason['en-US']}`),
  fileName: (title: LocalizedText, format: ExportFormat) =>
    localized(`${title['zh-CN']}.${format}`, `${title['en-US']}.${format}`),
} as const;
