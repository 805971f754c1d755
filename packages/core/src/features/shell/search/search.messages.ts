import { localized } from '../../../kernel/index.ts';

export const globalSearchMessages = {
  prompt: localized('请输入搜索内容', 'Enter something to search for'),
  nothing: localized('没有查询到任何数据', 'Nothing was found'),
} as const;
