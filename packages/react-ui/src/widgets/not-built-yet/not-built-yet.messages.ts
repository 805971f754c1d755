import { text } from '@evergreen/core/kernel';

export const notBuiltYetMessages = {
  title: (page: string) => text(`“${page}”尚未建成`, `“${page}” is not built yet`),
  content: text(
    '这个页面已经有了名字和地址，但还没有做好，目前无法使用。',
    'This page has a name and an address, but it has not been made yet and cannot be used.',
  ),
  goHome: text('返回首页', 'Go to the home page'),
} as const;
