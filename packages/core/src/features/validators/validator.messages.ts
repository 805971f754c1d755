import { text, type Text } from '../../kernel/index.ts';

/** Texts of the specification to the letter; where it has none, in its manner. */
export const validatorMessages = {
  required: (label: Text) => text(`请输入${label['zh-CN']}`, `Enter ${label['en-US'].toLowerCase()}`),
  requiredChoice: (label: Text) => text(`请选择${label['zh-CN']}`, `Choose ${label['en-US'].toLowerCase()}`),
  longest: (count: number) => text(`最大长度${count}位字符`, `At most ${count} characters`),
  unstorable: text('含有无法保存的字符，请删除后重试', 'Contains characters that cannot be stored. Remove them and try again'),
  wholeNumber: text('请输入整数', 'Enter a whole number'),
  number: text('请输入数字', 'Enter a number'),
  between: (least: number, most: number) =>
    text(`请输入${least}到${most}之间的数`, `Enter a number from ${least} to ${most}`),
  decimals: (count: number) => text(`最多${count}位小数`, `At most ${count} decimal places`),
  date: text('请选择正确的日期', 'Choose a valid date'),
  dateTime: text('请选择正确的日期和时间', 'Choose a valid date and time'),
  notBefore: (later: Text, earlier: Text) =>
    text(`${later['zh-CN']}不能早于${earlier['zh-CN']}`, `${later['en-US']} may not be before ${earlier['en-US'].toLowerCase()}`),
  mobileRequired: text('请输入手机号', 'Enter a mobile number'),
  mobile: text('请输入正确手机号', 'Enter a valid mobile number'),
  landline: text('请输入正确的座机号', 'Enter a valid landline number'),
  landlineOrMobile: text('请输入正确的座机号或手机号', 'Enter a valid landline or mobile number'),
  email: text('邮箱格式不正确', 'This is not a valid email address'),
  url: text('请输入以http和https开头的网址', 'Enter an address that begins with http or https'),
  naturalNumber: text('请输入自然数', 'Enter a natural number'),
  lettersAndDigits: text('请输入20位以内的英文字符和数字', 'Enter at most 20 English letters and digits'),
  usernameRequired: text('请输入用户名', 'Enter a username'),
  usernameCharacters: text('只允许字母、数字、下划线', 'Only letters, digits and underscores are allowed'),
  usernameLength: text('长度6到18个字符', '4 to 18 characters'),
  strongPassword: text('密码由8位数字、大小写字母和特殊符号组成!', 'At least 8 characters with a letter, a digit and a symbol!'),
  smsCodeRequired: text('请输入验证码', 'Enter the code'),
  smsCode: text('验证码为6位数字', 'The code has 6 digits'),
  oldPasswordRequired: text('请输入旧密码!', 'Enter the old password!'),
  newPasswordRequired: text('请输入新密码!', 'Enter the new password!'),
  confirmationRequired: text('请确认新密码!', 'Confirm the new password!'),
  confirmationDiffers: text('两次输入的密码不一样！', 'The two passwords are not the same!'),
} as const;
