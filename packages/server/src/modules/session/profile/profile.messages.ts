import { localized } from '@evergreen/core/kernel';

export const profileServerMessages = {
  realname: localized('姓名', 'Name'),
  birthday: localized('生日', 'Birthday'),
  sex: localized('性别', 'Sex'),
  email: localized('邮箱', 'Email'),
  phone: localized('手机号', 'Mobile number'),
  smscode: localized('验证码', 'Code'),
  password: localized('密码', 'Password'),
  avatar: localized('头像', 'Picture'),
  saved: localized('资料已保存', 'Your details are saved.'),
  phoneChanged: localized(
    '手机号已更换，下次可用新号码登录',
    'Your mobile number is changed. Sign in by the new one from now on.',
  ),
  avatarChanged: localized('头像已更换', 'Your picture is changed.'),
  avatarRemoved: localized('已恢复默认头像', 'Your picture is removed.'),
  notYourPicture: localized('请选择您自己上传的图片', 'Choose a picture that you uploaded yourself.'),
  wrongPassword: localized('密码不正确，请重新输入', 'The password is wrong. Type it again.'),
  samePhone: localized('新号码与当前号码相同', 'That is your number already.'),
  gone: localized('账号不存在或已停用，请重新登录', 'The account is gone or closed. Sign in again.'),
  overtaken: localized(
    '您的资料已在别处修改，请刷新后再保存',
    'Your details were changed elsewhere. Read them again, then save.',
  ),
} as const;
