import { localized, type LocalizedText } from '../../../../kernel/index.ts';

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
  noColumns: localized('请至少为一列选择对应的字段', 'Choose the field of one column at least'),
  stopped: localized('已停止，没有写入任何数据', 'Stopped. Nothing was written.'),
  endUnknown: localized(
    '已停止，但服务器不知道这次写入的结果；请先在列表中查看，再决定是否重新写入',
    'Stopped, but the server knows nothing of how it ended. Look into the list before you import again.',
  ),
  writtenBefore: (total: number) =>
    localized(`停止之前 ${total} 行已全部写入`, `All ${total} rows were written before it could be stopped.`),
  row: localized('行号', 'Row'),
  note: localized('整行说明', 'About the row'),
} as const;
