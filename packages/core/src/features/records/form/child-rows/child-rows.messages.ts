import { localized, type LocalizedText } from '../../../../kernel/index.ts';

export const childRowsMessages = {
  /** The first of `count` errors; `place` counts from 1. */
  wrong: (place: number, label: LocalizedText, error: LocalizedText, count: number) =>
    localized(
      `第 ${place} 行“${label['zh-CN']}”：${error['zh-CN']}${count > 1 ? `（共 ${count} 处）` : ''}`,
      `Row ${place}, ${label['en-US']}: ${error['en-US']}${count > 1 ? ` (${count} errors)` : ''}`,
    ),
  tooMany: (maximum: number, count: number) =>
    localized(
      `最多 ${maximum} 行，现有 ${count} 行，请删除多余的行`,
      `At most ${maximum} rows, these are ${count}. Delete some of them.`,
    ),
  /** A sub-row in a sentence about its row; `name` may be empty. */
  row: (title: LocalizedText, name: string) =>
    name === '' ? title : localized(`${title['zh-CN']}“${name}”`, `${title['en-US']} "${name}"`),
  cell: (row: LocalizedText, label: LocalizedText) =>
    localized(`${row['zh-CN']}的${label['zh-CN']}`, `${row['en-US']}: ${label['en-US']}`),
  deleted: localized('删除这一行', 'Deleted'),
  kept: localized('保留这一行（有修改）', 'Kept, with changes'),
} as const;
