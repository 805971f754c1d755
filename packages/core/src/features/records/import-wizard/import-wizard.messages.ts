import { localized } from '../../../kernel/index.ts';

export const importWizardMessages = {
  noColumns: localized('请至少为一列选择对应的字段', 'Choose the field of one column at least'),
  row: localized('行号', 'Row'),
  note: localized('整行说明', 'About the row'),
} as const;
