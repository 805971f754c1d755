import type { DuplicateDecision, ImportWrites } from '@evergreen/core/resources';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

const decisions: Readonly<Record<DuplicateDecision, LocalizedText>> = {
  update: localized('修改原有数据', 'Change the stored row'),
  skip: localized('跳过', 'Leave out'),
  add: localized('另外新增', 'Add as a new row'),
};

const writes: Readonly<Record<ImportWrites, LocalizedText>> = {
  both: localized('新增和修改', 'Add and change'),
  added: localized('只新增', 'Only add'),
  changed: localized('只修改', 'Only change'),
};

export const recordImportTexts = {
  open: localized('导入', 'Import'),
  title: (title: LocalizedText) => localized(`导入${title['zh-CN']}`, `Import ${title['en-US'].toLowerCase()}`),
  shortTitle: (title: LocalizedText) =>
    localized(`直接导入${title['zh-CN']}`, `Import ${title['en-US'].toLowerCase()} at once`),
  steps: {
    choosing: localized('选择文件', 'Choose a file'),
    mapping: localized('核对列', 'Match columns'),
    fixing: localized('检查并修改', 'Check and correct'),
    ready: localized('写入', 'Import'),
  },
  hint: localized(
    '列名不必与模板一致：下一步可以逐列指定。检查不会写入任何数据。',
    'The columns need not be named as in the template: you match them in the next step. Checking writes nothing.',
  ),
  shortHint: localized(
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
    '支持 .xls 和 .xlsx 文件，可一次选择多个，按顺序导入；也可以把文件拖到这里',
    '.xls and .xlsx files; several are imported one after the other. You may drop them here',
  ),
  chosen: (names: readonly string[]) => localized(`已选择：${names.join('、')}`, `Chosen: ${names.join(', ')}`),
  waiting: (names: readonly string[]) => localized(`之后还有：${names.join('、')}`, `Afterwards: ${names.join(', ')}`),
  atOnce: localized('直接导入', 'Import at once'),
  stepByStep: localized('逐列核对导入', 'Import step by step'),
  start: localized('开始导入', 'Import'),
  ahead: (files: number) =>
    localized(`前面还有 ${files} 个文件`, `${files} ${files === 1 ? 'file is' : 'files are'} opened before yours`),
  reading: (name: string) => localized(`正在读取“${name}”…`, `Reading “${name}”…`),
  file: (name: string, total: number) => localized(`${name}，共 ${total} 行`, `${name}, ${total} rows`),
  matched: localized(
    '请核对文件中的每一列对应哪个字段；不需要的列选“不导入”。',
    'Say which field each column of the file is.',
  ),
  sheet: (name: string) => localized(`读取的工作表：${name}`, `Sheet: ${name}`),
  headingRow: localized('列名所在的行', 'Row with the headings'),
  numbered: (row: number) => localized(`第 ${row} 行`, `Row ${row}`),
  column: localized('文件中的列', 'Column of the file'),
  unnamed: (number: number) => localized(`第 ${number} 列（没有列名）`, `Column ${number}, without a name`),
  samples: localized('内容示例', 'For example'),
  field: localized('对应字段', 'Field'),
  fieldOf: (heading: string) => localized(`“${heading}”对应的字段`, `Field of “${heading}”`),
  ignored: localized('不导入', 'Passed over'),
  missing: (labels: readonly LocalizedText[]) =>
    localized(
      `没有列对应必填字段：${labels.map((label) => label['zh-CN']).join('、')}。新增的行会缺少它们。`,
      `No column is ${labels.map((label) => label['en-US']).join(', ')}, which new rows need.`,
    ),
  matchBy: localized('按此字段查找已有数据', 'Find stored rows by'),
  noMatch: localized('不查找，全部新增', 'Do not look, add every row'),
  writes: localized('导入方式', 'What is written'),
  writesOf: writes,
  duplicates: localized('列表中已有的行', 'Rows that the list has already'),
  duplicatesHint: (shown: number) =>
    localized(
      `下面是列表中已有的 ${shown} 行，可以逐行决定怎样处理。`,
      `The list has these ${shown} rows already. Decide what is done with each.`,
    ),
  everyDuplicate: localized('全部', 'All of them'),
  inFile: localized('文件中的行', 'Row of the file'),
  stored: localized('已有数据', 'Stored row'),
  decision: localized('处理方式', 'What is done'),
  decisionOf: (row: number) => localized(`第 ${row} 行的处理方式`, `What is done with row ${row}`),
  decisions,
  counts: (added: number, changed: number, skipped: number) =>
    localized(
      `将新增 ${added} 行，修改 ${changed} 行${skipped === 0 ? '' : `，跳过 ${skipped} 行`}`,
      `${added} to add, ${changed} to change${skipped === 0 ? '' : `, ${skipped} left out`}`,
    ),
  check: localized('检查数据', 'Check the rows'),
  checking: localized('正在检查，请稍候…', 'Checking…'),
  sending: (percent: number) => localized(`正在上传（${percent}%）`, `Sending (${percent}%)`),
  checkingAndWriting: localized('已上传，正在检查和写入，请稍候…', 'Sent. The rows are being checked and written…'),
  tried: (done: number, total: number) => localized(`已检查 ${done} / ${total} 行`, `${done} of ${total} rows checked`),
  writing: localized('正在写入，请不要关闭页面…', 'Writing. Keep this page open…'),
  writingHint: localized(
    '请不要关闭页面；停止后一行也不会写入。',
    'Keep this page open. If you stop, no row is written.',
  ),
  written: (done: number, total: number) =>
    localized(`已写入 ${done} / ${total} 行`, `${done} of ${total} rows written`),
  wrong: (wrong: number, total: number) =>
    localized(
      `${total} 行中有 ${wrong} 行有错误，没有写入任何数据`,
      `${wrong} of ${total} rows have errors; nothing was written`,
    ),
  fixHint: (shown: number, right: number) =>
    localized(
      `下面是有错误的 ${shown} 行，红色单元格可直接修改，改完后再次检查；删除的行不导入。${right > 0 ? '也可以先导入其余的行，有错误的行会放在标出错误的文件里。' : ''}`,
      `These are ${shown} rows with errors. Correct the red cells and check again; rows that you delete are left out.${right > 0 ? ' Or import the others now: the wrong rows come back as the marked file.' : ''}`,
    ),
  rest: (right: number) => localized(`导入其余 ${right} 行`, `Import the other ${right} rows`),
  fixes: localized('有错误的行', 'Rows with errors'),
  again: localized('再次检查', 'Check again'),
  marked: localized('下载标出错误的文件', 'Download the marked file'),
  markedFile: (name: string) => localized(`下载标出错误的文件：${name}`, `Download the marked file: ${name}`),
  sound: (total: number) => localized(`${total} 行都可以导入`, `All ${total} rows can be imported`),
  soundHint: localized(
    '点“写入”后一次写入全部数据；只要有一行失败，就一行也不写入。',
    'All rows are written at once, or none.',
  ),
  write: (total: number) => localized(`写入 ${total} 行`, `Import ${total} rows`),
  back: localized('上一步', 'Back'),
  stop: localized('停止', 'Stop'),
  stopping: localized('正在停止，并撤销已写入的行…', 'Stopping, and taking back what was written…'),
  close: localized('关闭', 'Close'),
  cancel: localized('取消', 'Cancel'),
} as const;
