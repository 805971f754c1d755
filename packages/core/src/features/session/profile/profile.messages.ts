import { localized } from '../../../kernel/index.ts';

export const profileMessages = {
  realnameRequired: localized('请输入姓名', 'Enter your name'),
  realnameTooLong: localized('姓名最多 64 个字', 'A name has at most 64 characters'),
  birthdayInFuture: localized('生日不能晚于今天', 'A birthday cannot be after today'),
  birthdayTooEarly: localized('生日不能早于 1900 年', 'A birthday cannot be before 1900'),
  emailTooLong: localized('邮箱最多 100 个字符', 'An email address has at most 100 characters here'),
  saved: localized('资料已保存', 'Your details are saved'),
  overtaken: localized(
    '资料已在别处修改：没有改动的项已更新，您填写的内容仍保留，请核对后再次保存',
    'Your details were changed elsewhere. What you had not touched is up to date and what you typed is still there: check it and save again',
  ),
} as const;
