import { localized } from '@evergreen/core/kernel';

export const resultMessages = {
  success: {
    title: localized('操作成功', 'Done'),
    advice: localized(
      '您做的修改已经保存。可以回到刚才的页面接着做，或者返回首页。',
      'What you changed is saved. Go back to where you were, or to the home page.',
    ),
  },
  fail: {
    title: localized('操作没有完成', 'Not done'),
    advice: localized(
      '您填写的内容没有丢失。请回到刚才的页面，按提示修改后再提交；仍然不行时，请把提示告诉管理员。',
      'Nothing that you entered is lost. Go back, correct what the message names and try again. If it still fails, tell an administrator what the message says.',
    ),
  },
  back: localized('返回上一页', 'Back to the page before'),
} as const;
