import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** Places of the frame that the tour stops at. */
export type TourPlace = 'menu' | 'search' | 'tabs' | 'bell' | 'comfort' | 'account';

export interface TourStop {
  readonly place: TourPlace;
  readonly title: LocalizedText;
  readonly words: LocalizedText;
}

/** What a newcomer is shown, in this order. */
export const TOUR: readonly TourStop[] = [
  {
    place: 'menu',
    title: localized('菜单：从这里打开页面', 'The menu opens pages'),
    words: localized(
      '页面按工作分组，只列出您有权使用的。窗口窄时，菜单收在左上角的按钮里。',
      'Pages are grouped by work; only those you may use are listed. In a narrow window the menu is behind the button at the top left.',
    ),
  },
  {
    place: 'search',
    title: localized('搜索：按 Ctrl+K 直接去', 'Search: press Ctrl+K'),
    words: localized(
      '输入页面名称、汉字或拼音（如 huodong），回车即可打开。',
      'Type the name of a page, in characters or in pinyin (huodong), and press Enter.',
    ),
  },
  {
    place: 'tabs',
    title: localized('页签：几件事同时做', 'Tabs keep several things open'),
    words: localized(
      '打开的页面都在这里，换页签不会丢掉已经填写的内容；右键可以关闭、固定或改名。',
      'Open pages stay here, and what you have typed stays with them. Press the right button to close, pin or rename one.',
    ),
  },
  {
    place: 'bell',
    title: localized('铃铛：通知和公告', 'The bell: notices and announcements'),
    words: localized('有新的消息时会显示数字，点开可以阅读。', 'It shows how many are new; press it to read them.'),
  },
  {
    place: 'comfort',
    title: localized('语言和深色外观', 'Language and dark theme'),
    words: localized(
      '在这里切换语言和深浅外观；字号、颜色和布局在系统设置里。',
      'Switch language and theme here. Text size, colours and layout are in the settings.',
    ),
  },
  {
    place: 'account',
    title: localized('您的账号', 'Your account'),
    words: localized(
      '修改密码、锁定屏幕、查看快捷键和退出登录都在这里。',
      'Change your password, lock the screen, see the keyboard shortcuts, and sign out.',
    ),
  },
];

/** The tour as far as it is: the stop shown, from 0; null while there is no tour. */
export type TourProgress = number | null;

export type TourEvent =
  | { readonly type: 'tour.start' }
  /** Show the stop before or after. */
  | { readonly type: 'tour.step'; readonly by: 1 | -1 }
  | { readonly type: 'tour.leave' };

/** The progress after an event. A step behind the last stop ends the tour; there is none before the first. */
export function nextStop(progress: TourProgress, event: TourEvent): TourProgress {
  if (event.type === 'tour.start') return 0;
  if (event.type === 'tour.leave' || progress === null) return null;
  const next = Math.max(0, progress + event.by);
  return next < TOUR.length ? next : null;
}
