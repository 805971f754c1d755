import { localized } from '../../../kernel/index.ts';

export const importWizardMessages = {
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
