import { localized } from '@evergreen/core/kernel';

export const dictionarySelectMessages = {
  prompt: localized('请选择', 'Choose'),
  searchPrompt: localized('请输入搜索内容', 'Type to search'),
} as const;
