import { localized, type LocalizedText } from '@evergreen/core/kernel';

import { READ_BOUNDS } from './files/read-bounds.ts';
import type { ReadTableProblem } from './files/table-reader.ts';

export const importMessages = {
  problems: (
    rows: number,
    columns: number,
  ): Readonly<Record<Exclude<ReadTableProblem, 'busy' | 'left'>, LocalizedText>> => ({
    type: localized(
      '这不是 Excel 文件，请选择 .xls 或 .xlsx 文件（以内容为准，只改文件名不行）',
      'This is no Excel file. Choose an .xls or .xlsx file; its content counts, not its name.',
    ),
    broken: localized(
      '文件已损坏，无法打开；请在 Excel 中打开后另存一份再导入',
      'The file is damaged. Open it in a spreadsheet, save a copy, and import that.',
    ),
    bomb: localized('文件展开后过大，已拒绝导入', 'The file unfolds to more than is accepted, and was refused.'),
    doctype: localized(
      '文件中有 DOCTYPE 声明，已拒绝导入；请在 Excel 中打开后另存一份再导入',
      'The file has a DOCTYPE and was refused. Open it in a spreadsheet, save a copy, and import that.',
    ),
    tooManyCells: localized(
      `文件中的单元格或文字过多，最多 ${READ_BOUNDS.cells / 10_000} 万个；请删去空白的行和列，或分成几个文件`,
      `The file holds too many cells or texts; ${READ_BOUNDS.cells / 1_000_000} million are the most. Remove blank rows and columns, or split it.`,
    ),
    unopenable: localized(
      '该文件无法打开：打开它占用的内存或时间过多；请在 Excel 中打开后另存一份再导入',
      'The file cannot be opened: it took too much memory or time. Open it in a spreadsheet, save a copy, and import that.',
    ),
    empty: localized('文件中没有数据', 'The file holds nothing.'),
    tooManyRows: localized(`一次最多导入 ${rows} 行，请分成几个文件`, `One file takes ${rows} rows at most. Split it.`),
    tooManyColumns: localized(`最多 ${columns} 列，请删去多余的列`, `${columns} columns at most. Remove the others.`),
  }),
  busy: (wait: number) =>
    localized(
      `正在打开的文件过多，请 ${wait} 秒后再试`,
      `Too many files are being opened. Try again in ${wait} seconds.`,
    ),
  noFile: localized('请选择要导入的文件', 'Choose a file to import.'),
  tooLarge: localized('文件过大，请分成几个文件', 'The file is too large. Split it.'),
  badForm: localized('表单不完整，请重新选择文件后再试', 'The form is incomplete. Choose the file again.'),
  noRows: localized('文件中只有标题行，没有数据', 'The file has headings only and no rows.'),
  noHeadings: (labels: string, english: string) =>
    localized(
      `第一行没有认得的列名，请使用模板；可用的列有：${labels}等`,
      `The first row names no known column. Use the template; columns are ${english} and others.`,
    ),
  twice: (heading: string) =>
    localized(`列“${heading}”出现了两次，请删去一列`, `The column “${heading}” is there twice. Remove one.`),
  chosenTwice: (label: LocalizedText) =>
    localized(`有两列都对应“${label['zh-CN']}”，请改掉一列`, `Two columns are “${label['en-US']}”. Change one.`),
  noColumns: localized('请至少为一列选择对应的字段', 'Choose the field of one column at least.'),
  checked: (wrong: number, all: number) =>
    wrong === 0
      ? localized(`${all} 行都可以导入`, `All ${all} rows can be imported.`)
      : localized(`${all} 行中有 ${wrong} 行有错误`, `${wrong} of ${all} rows have errors.`),
  imported: (added: number, changed: number) =>
    localized(`文件导入成功！新增 ${added} 行，修改 ${changed} 行`, `Imported: ${added} added, ${changed} changed.`),
  stopped: localized('导入已停止，没有写入任何数据', 'The import was stopped; nothing was written.'),
  /** Nothing was written. */
  refused: (wrong: number, all: number) =>
    localized(
      `文件未导入：${all} 行中有 ${wrong} 行有错误，没有写入任何数据`,
      `Nothing was imported: ${wrong} of ${all} rows have errors.`,
    ),
  detail: localized(
    '请下载标出错误的文件，按“错误说明”一列修改后重新导入。',
    'Download the marked file, correct what its last column says, and import it again.',
  ),
  errors: localized('错误说明', 'Errors'),
  markedName: localized('导入错误', 'Import errors'),
  templateName: (title: LocalizedText) =>
    localized(`${title['zh-CN']}导入模板`, `Template ${title['en-US'].toLowerCase()}`),
  lostDigits: (text: string) =>
    localized(
      `“${text}”：表格软件把这个号码当成了数字，后几位已丢失；请把单元格设为文本格式后重新填写完整号码`,
      `“${text}”: the spreadsheet took this number for an amount and lost its last digits. Format the cell as text and enter the whole number again.`,
    ),
  noChoice: (text: string) => localized(`没有“${text}”这个选项`, `“${text}” is no choice.`),
  severalRows: (text: string) =>
    localized(`有多条数据叫“${text}”，无法确定是哪一条`, `Several records are called “${text}”.`),
  severalChoices: (text: string, codes: readonly string[]) =>
    localized(
      `有多个选项叫“${text}”，无法确定是哪一个；请填写数据值：${codes.join('、')}`,
      `Several choices are called “${text}”. Write the value of the one that is meant: ${codes.join(', ')}.`,
    ),
  masked: (text: string) =>
    localized(
      `“${text}”是打了星号的号码，不能导入；请填写完整号码（填写理由后导出，可得到完整号码）`,
      `“${text}” is masked. Enter the whole number; an export for which a reason is given has it.`,
    ),
  unstorable: localized('内容过长或格式不对，请修改', 'Too long, or not in the form that is expected.'),
  sameAs: (row: number) => localized(`与第 ${row} 行重复`, `The same as in row ${row}.`),
  cellError: (text: string) => localized(`单元格里是错误值“${text}”`, `The cell holds the error “${text}”.`),
} as const;
