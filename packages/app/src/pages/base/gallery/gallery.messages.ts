import { text } from '@evergreen/core/kernel';

export const galleryMessages = {
  description: text(
    '这里展示平台的各种输入部件，可以直接试用，不会保存任何内容。',
    'The parts that the platform’s pages are made of. Try them: nothing is saved.',
  ),
  cron: text('Cron 表达式', 'Cron expression'),
  cronWords: text('可直接输入，也可点按钮打开编辑器。', 'Type it, or open the editor by the button.'),
  schedule: text('执行计划', 'Schedule'),
  dates: text('日期和时间', 'Day and time'),
  day: text('日期', 'Day'),
  moment: text('日期和时间', 'Day and time'),
  period: text('起止日期', 'Period'),
  slider: text('滑块验证', 'Slider check'),
  again: text('重新验证', 'Again'),
  password: text('密码强度', 'Strength of a password'),
  passwordLabel: text('试输一个密码（不会保存）', 'Try a password (it is not kept)'),
  menu: text('操作菜单', 'Menu of actions'),
  openMenu: text('更多操作', 'More actions'),
  details: text('查看', 'View'),
  edit: text('编辑', 'Edit'),
  remove: text('删除', 'Delete'),
} as const;
