import { localized } from '../../../kernel/index.ts';

export const thirdPartyMessages = {
  blocked: localized(
    '登录窗口被浏览器拦截，请允许本站弹出窗口后重试',
    'The browser blocked the window. Allow this site to open windows, then try again',
  ),
  closed: localized('登录窗口已关闭，未完成登录', 'The window was closed before you had signed in'),
  refused: localized('您取消了第三方登录', 'You cancelled signing in by the third party'),
  foreign: localized(
    '收到来自其他网站的应答，未予采用，请重新登录',
    'Another site answered, which was not accepted. Start again',
  ),
  strange: localized('登录窗口的应答无法识别，请重试', 'The answer of the window could not be understood. Try again'),
  mismatched: localized('应答与本次登录不符，请重新登录', 'The answer is not of this sign-in. Start again'),
  noUsername: localized('请输入账号', 'Enter your username'),
  noPassword: localized('请输入密码', 'Enter your password'),
  by: (name: string) => localized(`${name}登录`, `Sign in by ${name}`),
  waiting: localized('请在弹出的窗口中完成登录', 'Finish signing in in the window that opened'),
  cancel: localized('取消', 'Cancel'),
  title: localized('首次使用第三方登录', 'First sign-in by a third party'),
  question: localized(
    '该第三方账号尚未绑定本平台账号，请选择：',
    'This third party’s account belongs to none here yet. Please choose:',
  ),
  create: localized('创建新账号', 'Make a new account'),
  bind: localized('绑定已有账号', 'Bind my account'),
  back: localized('返回', 'Back'),
  username: localized('账号', 'Username'),
  password: localized('密码', 'Password'),
  confirm: localized('绑定并登录', 'Bind and sign in'),
} as const;
