import { localized } from '@evergreen/core/kernel';

export const notBuiltYetMessages = {
  title: (page: string) => localized(`“${page}”尚未建成`, `“${page}” is not built yet`),
  inMenu: localized(
    '菜单中已有这个页面，但它还没有做好，目前无法使用。',
    'The menu already names this page, but it has not been made yet and cannot be used.',
  ),
  outsideMenu: localized(
    '这个地址留给了这个页面，但它还没有做好，目前无法使用。',
    'This address is kept for the page, but it has not been made yet and cannot be used.',
  ),
  goHome: localized('返回首页', 'Go to the home page'),
} as const;
