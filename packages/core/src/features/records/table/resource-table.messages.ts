import { localized, type LocalizedText } from '../../../kernel/index.ts';

const joined = (texts: readonly LocalizedText[], locale: keyof LocalizedText, between: string): string =>
  texts.map((each) => each[locale]).join(between);

/** Messages for rows that are saved individually. */
export const resourceTableMessages = {
  rowsNotSaved: (count: number, reasons: readonly LocalizedText[]) =>
    localized(
      `有 ${count} 行没有保存，您填写的内容还在表格里。${joined(reasons, 'zh-CN', '；')}`,
      `${count === 1 ? '1 row was' : `${count} rows were`} not saved; what you wrote is still in the table. ${joined(reasons, 'en-US', ' ')}`,
    ),
  /** `places` are the first of `count` rows. */
  rowsReason: (places: readonly number[], count: number, reason: LocalizedText) =>
    localized(
      `第 ${places.join('、')} ${count > places.length ? `等 ${count} ` : ''}行：${reason['zh-CN']}`,
      `Row ${places.join(', ')}${count > places.length ? ` and ${count - places.length} more` : ''}: ${reason['en-US']}`,
    ),
  gone: localized('这一行已被删除，不能再保存', 'This row was deleted meanwhile and cannot be saved.'),
  notRemoved: (count: number, reason: LocalizedText) =>
    localized(
      `要删除的 ${count} 行没有删除：${reason['zh-CN']}`,
      `${count === 1 ? 'The row was' : `The ${count} rows were`} not deleted: ${reason['en-US']}`,
    ),
  /** `fields`: label, remote value and local value of each. */
  clash: (fields: readonly LocalizedText[]) =>
    localized(
      `他人刚刚改过这一行，${joined(fields, 'zh-CN', '，')}。点“重试”按您填写的保存，或把单元格改成他人的内容`,
      `Somebody else has just changed this row: ${joined(fields, 'en-US', ', ')}. Try again to save what you wrote, or write theirs into the cell.`,
    ),
  clashField: (label: LocalizedText, theirs: LocalizedText, mine: string) =>
    localized(
      `“${label['zh-CN']}”他人改为“${theirs['zh-CN']}”，您填的是“${mine}”`,
      `“${label['en-US']}” is now “${theirs['en-US']}”, you wrote “${mine}”`,
    ),
} as const;
