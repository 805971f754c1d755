import { localized } from '../../../../kernel/index.ts';

export const codeValueMessages = {
  code: localized(
    '编码须以字母开头，只能包含字母、数字和下划线',
    'A code begins with a letter and holds letters, digits and underscores only',
  ),
  plainValue: localized('数据值不能包含特殊字符！', 'A value may hold no blanks, commas, quotes or the signs & ? # %'),
} as const;
