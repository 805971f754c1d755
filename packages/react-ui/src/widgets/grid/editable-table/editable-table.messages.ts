import { localized } from '@evergreen/core/kernel';

export const editableTableWidgetMessages = {
  add: localized('新增', 'Add'),
  average: localized('平均', 'Average'),
  choice: localized('选择', 'Select'),
  clearSelection: localized('清空选择', 'Clear selection'),
  columnMenu: (title: string) => localized(`${title}：列操作`, `${title}: column actions`),
  columnsWrong: localized(
    '表格的列设置有误，请告诉管理员',
    'The columns of this table are not set up right. Tell your administrator',
  ),
  columns: localized('列设置', 'Columns'),
  empty: localized('暂无数据', 'No data'),
  errors: (count: number) =>
    localized(
      `${count} 处填写有误，点击查看`,
      count === 1 ? '1 cell is not right, press to see it' : `${count} cells are not right, press to see them`,
    ),
  refused: (count: number) =>
    localized(
      `${count} 个内容没有填入，点击查看`,
      count === 1 ? '1 text was not taken, press to see it' : `${count} texts were not taken, press to see them`,
    ),
  refusedSeen: localized('知道了', 'I have seen it'),
  expand: localized('展开', 'Expand'),
  expandRow: (row: number) => localized(`展开第 ${row} 行`, `Expand row ${row}`),
  fileHint: localized('点击上传', 'Upload'),
  find: localized('查找', 'Find'),
  fold: localized('收起', 'Collapse'),
  handle: (row: number) =>
    localized(`第 ${row} 行：拖动排序，按下打开菜单`, `Row ${row}: drag to sort, press for the menu`),
  loading: localized('加载中…', 'Loading…'),
  notBuilt: (title: string) =>
    localized(`“${title}”的选择窗口还没有建好，暂时不能在这里选择`, `What “${title}” is chosen in is not built yet`),
  partMissing: localized(
    '这项功能没有加载出来，表格的其他功能照常可用。请检查网络后再试；仍然不行时，请先保存，再刷新页面',
    'This could not be fetched; everything else in the table works. Check the network and try again. If that does not help, save, and then reload the page',
  ),
  redo: localized('重做', 'Redo'),
  remove: localized('删除', 'Delete'),
  retry: localized('重试', 'Try again'),
  rowNumber: localized('序号', 'No.'),
  save: localized('保存', 'Save'),
  selectAll: localized('全选', 'Select all'),
  selectRow: (row: number) => localized(`选择第 ${row} 行`, `Select row ${row}`),
  sortColumn: localized('排序', 'Sort'),
  statistics: localized('统计', 'Statistics'),
  sum: localized('合计', 'Sum'),
  table: localized('可编辑表格', 'Editable table'),
  theirs: (words: string) => localized(`他人刚刚改为：${words}`, `Somebody else has just written: ${words}`),
  toolbar: localized('表格操作', 'Table actions'),
  undo: localized('撤销', 'Undo'),
  unfold: localized('展开', 'Expand'),
} as const;
