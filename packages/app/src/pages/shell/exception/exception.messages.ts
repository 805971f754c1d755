import { localized } from '@evergreen/core/kernel';

export const exceptionMessages = {
  '403': localized('抱歉，您没有权限打开这个页面', 'Sorry, you may not open this page'),
  '404': localized('抱歉，您访问的页面不存在', 'Sorry, the page you asked for does not exist'),
  '500': localized('抱歉，服务器出错了', 'Sorry, the server made an error'),
  back: localized('返回上一页', 'Back to the page before'),
} as const;
