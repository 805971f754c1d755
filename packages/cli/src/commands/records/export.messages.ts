import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const exportMessages = {
  description: localized('把一个业务资源的记录导出为文件', 'export the records of a resource to a file'),
  out: localized('要写入的文件，.csv、.xlsx 或 .xls', 'the file to write: .csv, .xlsx or .xls'),
  where: localized(
    '条件：“列 规则 值”，也可以是 superQueryParams 的 JSON；可给出多个，不给则导出全部',
    'condition: "column rule value", or the JSON of superQueryParams; several may be given, without one all are exported',
  ),
  columns: localized(
    '要导出的列及其顺序，例如 title,status；默认是列表显示的列',
    'the columns to export, in this order, such as title,status; by default those that the list shows',
  ),
  reason: localized('导出掩码字段的完整值，并写明原因', 'export masked values whole, and say why'),
  wrongFile: (file: string, known: string) =>
    localized(
      `--out ${file} 不正确，文件名应以 ${known} 结尾`,
      `--out ${file} is wrong: the name of the file ends in one of ${known}`,
    ),
  hiddenColumn: (label: LocalizedText) =>
    localized(
      `您没有查看“${label['zh-CN']}”的权限，没有导出`,
      `You lack the right to read “${label['en-US']}”; nothing was exported`,
    ),
  mayNotReveal: localized(
    '您没有查看完整信息的权限，没有导出',
    'You lack the right to read whole values; nothing was exported',
  ),
  saved: (file: string, bytes: number) =>
    localized(`已导出到 ${file}（${bytes} 字节）`, `Exported to ${file} (${bytes} bytes)`),
  unwritable: (file: string, problem: string) =>
    localized(`无法写入 ${file}：${problem}`, `${file} cannot be written: ${problem}`),
  examples: localized(
    [
      '  evergreen export activity --out 活动.xlsx',
      '  evergreen export activity --out activities.csv --where "quota >= 10" --columns title,status,quota',
      '  evergreen export retiree --out retirees.xls --search status=1 --sort createTime:asc',
    ].join('\n'),
    [
      '  evergreen export activity --out activities.xlsx',
      '  evergreen export activity --out activities.csv --where "quota >= 10" --columns title,status,quota',
      '  evergreen export retiree --out retirees.xls --search status=1 --sort createTime:asc',
    ].join('\n'),
  ),
} as const;
