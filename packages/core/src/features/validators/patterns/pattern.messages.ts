import { text } from '../../../kernel/index.ts';

export const patternMessages = {
  syntax: (position: number) => text(`请输入正确的正则表达式：第${position + 1}个字符有误`, `Enter a valid regular expression: mistake at character ${position + 1}`),
  unbounded: (position: number) =>
    text(
      `第${position + 1}个字符处的写法（反向引用或环视）可能使页面失去响应，不能使用`,
      `What stands at character ${position + 1} (a backreference or looking around) could hang the page and cannot be used`,
    ),
  tooLarge: (position: number) =>
    text(`正则表达式过长或重复次数过多（第${position + 1}个字符处）`, `The regular expression is too long or repeats too often (at character ${position + 1})`),
} as const;
