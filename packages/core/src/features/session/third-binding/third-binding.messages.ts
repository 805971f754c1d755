import { localized } from '../../../kernel/index.ts';

export const thirdBindingMessages = {
  blocked: localized(
    '窗口被浏览器拦截，请允许本站弹出窗口后重试',
    'The browser blocked the window. Allow this site to open windows, then try again',
  ),
  closed: localized('窗口已关闭，没有绑定', 'The window was closed, and nothing was bound'),
  refused: localized('您取消了绑定', 'You cancelled the binding'),
  foreign: localized(
    '收到来自其他网站的应答，未予采用，请重新绑定',
    'Another site answered, which was not accepted. Start again',
  ),
  strange: localized('窗口的应答无法识别，请重试', 'The answer of the window could not be understood. Try again'),
  mismatched: localized('应答与本次绑定不符，请重新绑定', 'The answer is not of this binding. Start again'),
  noPassword: localized('请输入当前密码', 'Enter your current password'),
  bound: localized('绑定成功', 'Bound'),
  unbound: localized('已解除绑定', 'Unbound'),
} as const;
