import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const recordImportTexts = {
  open: localized('导入', 'Import'),
  title: (title: LocalizedText) => localized(`导入${title['zh-CN']}`, `Import ${title['en-US'].toLowerCase()}`),
  hint: localized(
    '请先下载模板，按模板填写后再导入。带 * 的列必须填写。只要有一行有错误，就不会写入任何数据。',
    'Fill in the template and import it. Columns with * are required. If one row has an error, nothing is written.',
  ),
  updates: (label: LocalizedText) =>
    localized(
      `“${label['zh-CN']}”已存在的行会被修改，其余的行会新增。`,
      `Rows whose “${label['en-US'].toLowerCase()}” exists are changed, all others are added.`,
    ),
  template: localized('下载模板', 'Template'),
  choose: localized('选择文件', 'Choose a file'),
  chooseOther: localized('重新选择文件', 'Choose another file'),
  kinds: localized(
    '支持 .xls 和 .xlsx 文件，可一次选择多个，按顺序导入',
    '.xls and .xlsx files; several are imported one after the other',
  ),
  chosen: (names: readonly string[]) => localized(`已选择：${names.join('、')}`, `Chosen: ${names.join(', ')}`),
  stepByStep: localized('逐列核对导入', 'Import step by step'),
  start: localized('开始导入', 'Import'),
  cancel: localized('取消', 'Cancel'),
  stop: localized('停止', 'Stop'),
  close: localized('关闭', 'Close'),
  sending: (percent: number) => localized(`正在上传（${percent}%）`, `Sending (${percent}%)`),
  checking: localized('已上传，正在检查和写入，请稍候…', 'Sent. The rows are being checked and written…'),
  marked: (name: string) => localized(`下载标出错误的文件：${name}`, `Download the marked file: ${name}`),
} as const;
