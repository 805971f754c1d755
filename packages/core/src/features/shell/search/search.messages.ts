import { text } from '../../../kernel/index.ts';

export const globalSearchMessages = {
  prompt: text('请输入搜索内容', 'Enter something to search for'),
  nothing: text('没有查询到任何数据', 'Nothing was found'),
} as const;
