import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** Verbatim texts of the specification; otherwise in its style. */
export const validatorMessages = {
  required: (label: LocalizedText) => localized(`请输入${label['zh-CN']}`, `Enter ${label['en-US'].toLowerCase()}`),
  requiredChoice: (label: LocalizedText) =>
    localized(`请选择${label['zh-CN']}`, `Choose ${label['en-US'].toLowerCase()}`),
  longest: (count: number) => localized(`最大长度${count}位字符`, `At most ${count} characters`),
  /** Few characters, of more marks than are stored. */
  heavy: localized(
    '叠加的符号过多，请删减后再保存',
    'Too many marks are stacked on the characters. Remove some of them',
  ),
  shortest: (count: number) => localized(`最小长度${count}位字符`, `At least ${count} characters`),
  fewestChoices: (count: number) => localized(`最少选择${count}项`, `Choose at least ${count}`),
  mostChoices: (count: number) => localized(`最多选择${count}项`, `Choose at most ${count}`),
  wholeNumber: localized('请输入整数', 'Enter a whole number'),
  number: localized('请输入数字', 'Enter a number'),
  between: (least: number, most: number) =>
    localized(`请输入${least}到${most}之间的数`, `Enter a number from ${least} to ${most}`),
  decimals: (count: number) => localized(`最多${count}位小数`, `At most ${count} decimal places`),
  date: localized('请选择正确的日期', 'Choose a valid date'),
  dateTime: localized('请选择正确的日期和时间', 'Choose a valid date and time'),
  notBefore: (later: LocalizedText, earlier: LocalizedText) =>
    localized(
      `${later['zh-CN']}不能早于${earlier['zh-CN']}`,
      `${later['en-US']} may not be before ${earlier['en-US'].toLowerCase()}`,
    ),
  mobileRequired: localized('请输入手机号', 'Enter a mobile number'),
  mobile: localized('请输入正确手机号', 'Enter a valid mobile number'),
  landline: localized('请输入正确的座机号', 'Enter a valid landline number'),
  landlineOrMobile: localized('请输入正确的座机号或手机号', 'Enter a valid landline or mobile number'),
  chineseIdCard: localized('请输入正确的身份证号码', 'Enter a valid identity card number'),
  email: localized('邮箱格式不正确', 'This is not a valid email address'),
  url: localized('请输入以http和https开头的网址', 'Enter an address that begins with http or https'),
  upstreamHost: localized(
    '不能使用链路本地、云主机元数据、组播或保留的地址',
    'Link-local, multicast and reserved addresses and those of cloud metadata cannot be used',
  ),
  naturalNumber: localized('请输入自然数', 'Enter a natural number'),
  lettersAndDigits: localized('请输入20位以内的英文字符和数字', 'Enter at most 20 English letters and digits'),
  englishLetters: localized('请输入英文字符', 'Enter English letters'),
  bankCard: localized('请输入正确的银行卡号码', 'Enter a valid bank card number'),
  bankCardDigit: localized(
    '请核对银行卡号：末位校验码不符',
    'Check the bank card number: its last digit does not fit the others',
  ),
  idNumber: localized('请输入正确的证件号码', 'Enter a valid identity paper number'),
  qq: localized('请输入正确的QQ号码', 'Enter a valid QQ number'),
  chineseOrEnglish: localized(
    '请输入2到100位的中英文字符和空格',
    'Enter 2 to 100 Chinese characters, English letters and spaces',
  ),
  digitsAndLineFeeds: localized('请输入数字和换行符', 'Enter digits and line feeds'),
  shortText: localized('请输入255位以内的字符', 'Enter at most 255 characters'),
  creditCode: localized('请输入正确的统一社会信用代码', 'Enter a valid unified social credit code'),
  dictionaryCodeRequired: localized('字典Code不能为空!', 'The dictionary code may not be empty!'),
  usernameRequired: localized('请输入用户名', 'Enter a username'),
  usernameCharacters: localized('只允许字母、数字、下划线', 'Only letters, digits and underscores are allowed'),
  usernameLength: localized('长度6到18个字符', '4 to 18 characters'),
  strongPassword: localized(
    '密码由8位数字、大小写字母和特殊符号组成!',
    'At least 8 characters with a letter, a digit and a symbol!',
  ),
  usernameTaken: localized('用户名已注册', 'This username is taken'),
  phoneTaken: localized('该手机号已注册', 'This mobile number is registered'),
  emailTaken: localized('邮箱已被注册', 'This email address is registered'),
  smsCodeStale: localized('手机验证码失效，请重新获取', 'The code is no longer valid. Ask for a new one.'),
  smsCodeWrong: localized('手机验证码错误', 'The code is wrong.'),
  smsCodeRequired: localized('请输入验证码', 'Enter the code'),
  smsCode: localized('验证码为6位数字', 'The code has 6 digits'),
  oldPasswordRequired: localized('请输入旧密码!', 'Enter the old password!'),
  newPasswordRequired: localized('请输入新密码!', 'Enter the new password!'),
  confirmationRequired: localized('请确认新密码!', 'Confirm the new password!'),
  confirmationDiffers: localized('两次输入的密码不一样！', 'The two passwords are not the same!'),
} as const;
