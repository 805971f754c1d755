import { text } from '@evergreen/core/kernel';

export const editableTableMessages = {
  table: text('可编辑表格', 'Editable table'),
  empty: text('暂无数据', 'No data'),
  loading: text('加载中…', 'Loading…'),
  retry: text('重试', 'Try again'),
  handle: (row: number) => text(`第 ${row} 行：拖动排序，按下打开菜单`, `Row ${row}: drag to sort, press for the menu`),
  selectRow: (row: number) => text(`选择第 ${row} 行`, `Select row ${row}`),
  expandRow: (row: number) => text(`展开第 ${row} 行`, `Expand row ${row}`),
  selectAll: text('全选', 'Select all'),
  sortColumn: text('排序', 'Sort'),
  rowNumber: text('序号', 'No.'),
  expand: text('展开', 'Expand'),
  choice: text('选择', 'Select'),
  statistics: text('统计', 'Statistics'),
  sum: (total: string) => text(`合计 ${total}`, `Sum ${total}`),
  average: (mean: string) => text(`平均 ${mean}`, `Average ${mean}`),
} as const;
