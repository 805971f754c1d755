import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const recordImportMessages = {
  noFile: localized('请先选择要导入的文件', 'Choose a file first'),
  wrongKind: (name: string) =>
    localized(
      `“${name}”不是 Excel 文件，请选择 .xls 或 .xlsx 文件`,
      `“${name}” is no Excel file. Choose an .xls or .xlsx file`,
    ),
  empty: (name: string) => localized(`“${name}”是空文件，请重新选择`, `“${name}” is empty. Choose another file`),
  tooLarge: (name: string, megabytes: number) =>
    localized(
      `“${name}”超过 ${megabytes} MB，请分成几个文件`,
      `“${name}” is larger than ${megabytes} MB. Split it into several files`,
    ),
  ofFile: (name: string, text: LocalizedText) =>
    localized(`“${name}”：${text['zh-CN']}`, `“${name}”: ${text['en-US']}`),
  withRest: (text: LocalizedText, names: readonly string[]) =>
    localized(
      `${text['zh-CN']}（尚未导入：${names.join('、')}）`,
      `${text['en-US']} (Not imported yet: ${names.join(', ')})`,
    ),
  done: localized('文件导入成功！', 'The file was imported.'),
  refused: localized('文件未导入，没有写入任何数据', 'The file was not imported; nothing was written.'),
} as const;
