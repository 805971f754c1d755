import { localized } from '@evergreen/core/kernel';

export const editableTableWidgetMessages = {
  average: localized('平均', 'Average'),
  choice: localized('选择', 'Select'),
  columnMenu: (title: string) => localized(`${title}：列操作`, `${title}: column actions`),
  columns: localized('列设置', 'Columns'),
  empty: localized('暂无数据', 'No data'),
  expand: localized('展开', 'Expand'),
  expandRow: (row: number) => localized(`展开第 ${row} 行`, `Expand row ${row}`),
  fileHint: localized('点击上传', 'Upload'),
  handle: (row: number) =>
    localized(`第 ${row} 行：拖动排序，按下打开菜单`, `Row ${row}: drag to sort, press for the menu`),
  loading: localized('加载中…', 'Loading…'),
  partMissing: localized(
    '这项功能没有加载出来，表格的其他功能照常可用。请检查网络后再试；仍然不行时，请先保存，再刷新页面',
    'This could not be fetched; everything else in the table works. Check the network and try again. If that does not help, save, and then reload the page',
  ),
  remove: localized('删除', 'Delete'),
  retry: localized('重试', 'Try again'),
  rowNumber: localized('序号', 'No.'),
  selectAll: localized('全选', 'Select all'),
  selectRow: (row: number) => localized(`选择第 ${row} 行`, `Select row ${row}`),
  sortColumn: localized('排序', 'Sort'),
  statistics: localized('统计', 'Statistics'),
  sum: localized('合计', 'Sum'),
  table: localized('可编辑表格', 'Editable table'),
  theirs: (words: string) => localized(`他人刚刚改为：${words}`, `Somebody else has just written: ${words}`),
  toolbar: localized('表格操作', 'Table actions'),
} as const;
