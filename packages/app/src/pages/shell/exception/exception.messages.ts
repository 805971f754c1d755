import { localized } from '@evergreen/core/kernel';

export const exceptionMessages = {
  '403': {
    title: localized('您没有权限打开这个页面', 'You may not open this page'),
    advice: localized(
      '如果工作需要它，请联系管理员为您开通权限，并把下面一行告诉他。',
      'If your work needs it, ask an administrator for the permission and tell them the line below.',
    ),
  },
  '404': {
    title: localized('没有找到这个页面', 'This page was not found'),
    advice: localized(
      '地址可能写错了，或者页面已经移走。可以按名称查找，或从菜单打开。',
      'The address may be wrong, or the page has moved. Find it by its name, or open it from the menu.',
    ),
  },
  '500': {
    title: localized('服务器出错了', 'The server made an error'),
    advice: localized(
      '这不是您的操作造成的。请稍后再试；如果仍然出错，请把下面一行告诉管理员。',
      'You did nothing wrong. Try again later; if it happens again, tell an administrator the line below.',
    ),
  },
  back: localized('返回上一页', 'Back to the page before'),
  find: localized('查找页面', 'Find a page'),
  reference: localized('给管理员的信息', 'For the administrator'),
} as const;
