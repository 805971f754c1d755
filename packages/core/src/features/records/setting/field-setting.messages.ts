import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const fieldSettingMessages = {
  set: (field: LocalizedText, value: LocalizedText, count: number) =>
    localized(
      `已将 ${count} 项的“${field['zh-CN']}”改为“${value['zh-CN']}”`,
      `“${field['en-US']}” of ${count} set to “${value['en-US']}”`,
    ),
  emptied: (field: LocalizedText, count: number) =>
    localized(`已清空 ${count} 项的“${field['zh-CN']}”`, `“${field['en-US']}” of ${count} emptied`),
} as const;
