import { localized, type LocalizedText } from '@evergreen/core/kernel';

import { READ_BOUNDS } from './files/read-bounds.ts';
import type { ReadTableProblem } from './files/table-reader.ts';

/** What is told of the sheet that was read. */
export interface ReadSheet {
  /** Null where the file has one sheet. */
  readonly sheet: string | null;
  readonly headingRow: number;
  readonly unread: readonly string[];
}

/** What a person may not expect is said: another sheet, headings below a title, columns that were passed over. */
function withRead(text: LocalizedText, { sheet, headingRow, unread }: ReadSheet): LocalizedText {
  const chinese = [
    ...(sheet === null ? [] : [`读取的工作表：${sheet}`]),
    ...(headingRow === 1 ? [] : [`列名在第 ${headingRow} 行`]),
    ...(unread.length === 0 ? [] : [`未导入的列：${unread.join('、')}`]),
  ];
  const english = [
    ...(sheet === null ? [] : [`Sheet: ${sheet}.`]),
    ...(headingRow === 1 ? [] : [`Headings: row ${headingRow}.`]),
    ...(unread.length === 0 ? [] : [`Columns that were not imported: ${unread.join(', ')}.`]),
  ];
  return localized([text['zh-CN'], ...chinese].join('；'), [text['en-US'], ...english].join(' '));
}

/** How many rows an import added, changed and left out. */
export interface ImportedRows {
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
}

function wordsOf({ added, changed, skipped }: ImportedRows) {
  return {
    chinese: `新增 ${added} 行，修改 ${changed} 行${skipped === 0 ? '' : `，跳过 ${skipped} 行`}`,
    english: `${added} added, ${changed} changed${skipped === 0 ? '' : `, ${skipped} left out`}`,
  };
}

export const importMessages = {
  problems: (
    rows: number,
    columns: number,
  ): Readonly<Record<Exclude<ReadTableProblem, 'busy' | 'left'>, LocalizedText>> => ({
    type: localized(
      '这不是 Excel 文件，请选择 .xls 或 .xlsx 文件（以内容为准，只改文件名不行）',
      'This is no Excel file. Choose an .xls or .xlsx file; its content counts, not its name.',
    ),
    webPage: localized(
      '这是网页（HTML），只是文件名以 .xls 结尾；请用 Excel 打开它，另存为 .xlsx 再导入',
      'This is a web page with the ending .xls. Open it in a spreadsheet, save it as .xlsx, and import that.',
    ),
    markup: localized(
      '这是 XML 文件（例如“XML 电子表格 2003”），不是 Excel 工作簿；请用 Excel 打开它，另存为 .xlsx 再导入',
      'This is an XML file, such as an XML Spreadsheet 2003, and no workbook. Open it in a spreadsheet, save it as .xlsx, and import that.',
    ),
    plainText: localized(
      '这是文本文件（例如 CSV），不是 Excel 工作簿；请用 Excel 打开它，另存为 .xlsx 再导入',
      'This is a text file such as CSV and no workbook. Open it in a spreadsheet, save it as .xlsx, and import that.',
    ),
    otherKind: localized(
      '这不是 .xls 或 .xlsx 工作簿（可能是 .ods、.xlsb、.docx 或其他压缩文件）；请用 Excel 另存为 .xlsx 再导入',
      'This is no .xls or .xlsx workbook; it may be .ods, .xlsb, .docx or another archive. Save it as .xlsx and import that.',
    ),
    oldKind: localized(
      '这是 Excel 4.0 或更早的旧格式，不能读取；请用 Excel 打开它，另存为 .xlsx 再导入',
      'This is the old format of Excel 4.0 or earlier. Open it in a spreadsheet, save it as .xlsx, and import that.',
    ),
    oldText: localized(
      '这是 Excel 5.0/95 的旧格式，其中的文字编码无法识别；请用 Excel 打开它，另存为 .xlsx 再导入',
      'This is the old format of Excel 5.0/95, and the code page of its texts is not known. Open it in a spreadsheet, save it as .xlsx, and import that.',
    ),
    locked: localized(
      '文件设有打开密码；请在 Excel 中去掉密码后另存一份再导入',
      'The file is locked by a password. Save it without one and import that.',
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
      `没有认得的列名，请使用模板；可用的列有：${labels}等`,
      `No row names a known column. Use the template; columns are ${english} and others.`,
    ),
  twice: (heading: string) =>
    localized(`列“${heading}”出现了两次，请删去一列`, `The column “${heading}” is there twice. Remove one.`),
  chosenTwice: (label: LocalizedText) =>
    localized(`有两列都对应“${label['zh-CN']}”，请改掉一列`, `Two columns are “${label['en-US']}”. Change one.`),
  noMatch: localized(
    '没有可用来查找已有数据的列，请选择文件中有的一个字段',
    'No column of the file finds stored rows. Choose a field that the file has.',
  ),
  addsTwice: (label: LocalizedText) =>
    localized(
      `“${label['zh-CN']}”不能重复，已有的行只能修改或跳过`,
      `“${label['en-US']}” is there once: rows that exist can be changed or left out.`,
    ),
  noColumns: localized('请至少为一列选择对应的字段', 'Choose the field of one column at least.'),
  checked: (wrong: number, all: number, read: ReadSheet) =>
    withRead(
      wrong === 0
        ? localized(`${all} 行都可以导入`, `All ${all} rows can be imported.`)
        : localized(`${all} 行中有 ${wrong} 行有错误`, `${wrong} of ${all} rows have errors.`),
      read,
    ),
  imported: (written: ImportedRows, read: ReadSheet) => {
    const { chinese, english } = wordsOf(written);
    return withRead(localized(`文件导入成功！${chinese}`, `Imported: ${english}.`), read);
  },
  /** The right rows were written. */
  importedRest: (written: ImportedRows, left: number, read: ReadSheet) => {
    const { chinese, english } = wordsOf(written);
    return withRead(
      localized(
        `已导入正确的行：${chinese}；有错误的 ${left} 行没有导入，已放在标出错误的文件里`,
        `The right rows are imported: ${english}. The ${left} wrong ones are in the marked file.`,
      ),
      read,
    );
  },
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
  secretsName: localized('首次密码', 'First passwords'),
  secretsTold: (made: number, text: LocalizedText) =>
    localized(
      `${text['zh-CN']}；${made} 个新账号的首次密码在下载的文件里，请交给本人，首次登录后必须修改`,
      `${text['en-US']} The first passwords of ${made} new accounts are in the file. Hand them over; they have to be changed at the first sign-in.`,
    ),
  markedName: localized('导入错误', 'Import errors'),
  templateName: (title: LocalizedText) =>
    localized(`${title['zh-CN']}导入模板`, `Template ${title['en-US'].toLowerCase()}`),
  lostDigits: (text: string) =>
    localized(
      `“${text}”：表格软件把这个号码当成了数字，后几位已丢失；请把单元格设为文本格式后重新填写完整号码`,
      `“${text}”: the spreadsheet took this number for an amount and lost its last digits. Format the cell as text and enter the whole number again.`,
    ),
  noPlace: (text: string) =>
    localized(
      `没有叫“${text}”的地方，请写成“江苏省南京市鼓楼区”这样的全称`,
      `No place is called “${text}”. Write its province and city as well.`,
    ),
  severalPlaces: (text: string) =>
    localized(
      `有多个地方叫“${text}”，请写明省和市`,
      `Several places are called “${text}”. Write the province and city as well.`,
    ),
  unnamed: (number: number) => localized(`第 ${number} 列（没有列名）`, `column ${number}, without a name`),
  uncalculated: localized(
    '这是公式，文件里没有它的计算结果；请用 Excel 打开文件并保存，再导入',
    'This is a formula that was never calculated. Open the file in a spreadsheet, save it, and import it again.',
  ),
  untold: (text: string) =>
    localized(
      `单元格的数字格式无法识别，不能确定显示的内容（值为 ${text}）；请把单元格设为常规或文本格式后重新填写`,
      `What the cell shows cannot be told by its number format; it holds ${text}. Format it as General or Text and enter it again.`,
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
