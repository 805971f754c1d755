import { localized } from '../../../../kernel/index.ts';

export const patternMessages = {
  syntax: (position: number) =>
    localized(
      `请输入正确的正则表达式：第${position + 1}个字符有误`,
      `Enter a valid regular expression: mistake at character ${position + 1}`,
    ),
  unbounded: (position: number) =>
    localized(
      `第${position + 1}个字符处的写法（反向引用或环视）可能使页面失去响应，不能使用`,
      `What stands at character ${position + 1} (a backreference or looking around) could hang the page and cannot be used`,
    ),
  nameTwice: (position: number) =>
    localized(
      `第${position + 1}个字符处的分组与前面的分组同名，请改用别的名称`,
      `The group at character ${position + 1} has the name of an earlier one: give it another name`,
    ),
  flag: (flag: string, position: number) =>
    localized(
      `第${position + 1}个字符处的标志“${flag}”不能使用：写在两个斜杠之间的正则表达式后面只能带i、m、s，每个一次；如果要匹配斜杠本身，请写成\\/`,
      `The flag “${flag}” at character ${position + 1} cannot be used: behind a regular expression between slashes stand i, m and s, each once. Where a slash is to be matched, write \\/`,
    ),
  tooLarge: (position: number) =>
    localized(
      `正则表达式过长或重复次数过多（第${position + 1}个字符处）`,
      `The regular expression is too long or repeats too often (at character ${position + 1})`,
    ),
} as const;
