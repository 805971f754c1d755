import { localized } from '../../../kernel/index.ts';

export const printedPageMessages = {
  printed: (name: string, time: string) =>
    localized(`打印人：${name}　打印时间：${time}`, `Printed by ${name}, ${time}`),
  taken: (name: string, time: string) =>
    localized(`导出人：${name}　导出时间：${time}`, `Exported by ${name}, ${time}`),
  pageOf: (page: string, pages: string) => localized(`第 ${page} 页，共 ${pages} 页`, `Page ${page} of ${pages}`),
} as const;
