import { text } from '@evergreen/core/kernel';

export const notBuiltYetMessages = {
  title: (page: string) => text(`“${page}”尚未建成`, `“${page}” is not built yet`),
  content: text(
    '菜单中已有这个页面，但它还没有做好，目前无法使用。',
    'The menu already names this page, but it has not been made yet and cannot be used.',
  ),
  goHome: text('返回首页', 'Go to the home page'),
} as const;
