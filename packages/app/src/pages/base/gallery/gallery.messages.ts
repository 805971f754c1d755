import { localized } from '@evergreen/core/kernel';

export const galleryMessages = {
  description: localized(
    '这里展示平台的各种输入部件，可以直接试用，不会保存任何内容。',
    'The parts that the platform’s pages are made of. Try them: nothing is saved.',
  ),
  cron: localized('Cron 表达式', 'Cron expression'),
  cronWords: localized('可直接输入，也可点按钮打开编辑器。', 'Type it, or open the editor by the button.'),
  schedule: localized('执行计划', 'Schedule'),
  dates: localized('日期和时间', 'Day and time'),
  day: localized('日期', 'Day'),
  moment: localized('日期和时间', 'Day and time'),
  period: localized('起止日期', 'Period'),
  slider: localized('滑块验证', 'Slider check'),
  again: localized('重新验证', 'Again'),
  password: localized('密码强度', 'Strength of a password'),
  passwordLabel: localized('试输一个密码（不会保存）', 'Try a password (it is not kept)'),
  menu: localized('操作菜单', 'Menu of actions'),
  openMenu: localized('更多操作', 'More actions'),
  details: localized('查看', 'View'),
  edit: localized('编辑', 'Edit'),
  remove: localized('删除', 'Delete'),
} as const;
