import { localized } from '../../../../kernel/index.ts';

export const codeValueMessages = {
  code: localized(
    '编码须以字母开头，只能包含字母、数字和下划线',
    'A code begins with a letter and holds letters, digits and underscores only',
  ),
  sitePath: localized(
    '请填写平台内的页面地址，以 / 开头，例如 /isps/activity',
    'Enter the address of a page of the platform. It begins with /, for example /isps/activity',
  ),
  plainValue: localized('数据值不能包含特殊字符！', 'A value may hold no blanks, commas, quotes or the signs & ? # %'),
} as const;
