import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const recordActionsMessages = {
  title: (label: LocalizedText, name: string) =>
    localized(`${label['zh-CN']}“${name}”？`, `${label['en-US']}: “${name}”?`),
  titleOfMany: (label: LocalizedText, count: number) =>
    localized(`${label['zh-CN']} ${count} 项？`, `${label['en-US']}: ${count} items?`),
  /** Asked a second time. */
  again: (title: LocalizedText) => localized(`再次确认：${title['zh-CN']}`, `Once more. ${title['en-US']}`),
  titleOfList: (label: LocalizedText) => localized(`${label['zh-CN']}？`, `${label['en-US']}?`),
  refused: (label: LocalizedText) => localized(`不能${label['zh-CN']}`, `${label['en-US']} is not possible`),
  goOn: (label: LocalizedText, count: number) =>
    localized(`${label['zh-CN']}其余 ${count} 项`, `${label['en-US']} the other ${count}`),
  done: (label: LocalizedText) => localized(`${label['zh-CN']}成功`, `${label['en-US']}: done`),
  undone: localized('已撤销', 'Undone'),
  undoneBut: (names: readonly string[]) =>
    localized(
      `已撤销，但有 ${names.length} 项保持不变：${names.join('、')}`,
      `Undone, but ${names.length} stayed as they are: ${names.join(', ')}`,
    ),
} as const;
