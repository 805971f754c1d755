import { localized } from '@evergreen/core/kernel';

export const appMessages = {
  loading: localized('加载中…', 'Loading…'),
  goHome: localized('返回首页', 'Go to the home page'),
  retry: localized('重试', 'Try again'),
  pageLoadFailed: localized('页面加载失败', 'The page could not be loaded'),
  pageLoadFailedContent: localized(
    '页面的程序没有取到，可能是网络中断或系统刚刚更新。请检查网络后重试。',
    'The program of this page did not arrive. The network may be down, or the system was just updated. Check the network and try again.',
  ),
  pageBroken: localized('页面出错了', 'Something went wrong on this page'),
  pageBrokenContent: localized(
    '这不是您的操作造成的。请重试；如果仍然出错，请把下面的文字告诉管理员。',
    'You did nothing wrong. Try again; if it happens again, tell an administrator the words below.',
  ),
  badConfiguration: localized('系统配置有误，无法启动', 'The system cannot start: its configuration is wrong'),
} as const;
