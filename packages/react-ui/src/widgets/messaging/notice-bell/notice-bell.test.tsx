import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { NoticeBell } from './index.ts';

const LIST = '/sys/annountCement/listByUser';
const OPEN = '/sys/sysAnnouncementSend/editByAnntIdAndUserId';

const message = (anntId: string, titile: string, more: object = {}) => ({
  anntId,
  titile,
  priority: 'L',
  sender: '张伟',
  sendTime: '2026-01-15 08:48:00',
  readFlag: '0',
  ...more,
});
const power = message('1', '停电通知', { priority: 'H' });
const unread = (announcements: readonly object[], system: readonly object[] = []) => ({
  anntMsgList: announcements,
  anntMsgTotal: announcements.length,
  sysMsgList: system,
  sysMsgTotal: system.length,
  newest: 1000,
});

async function shown() {
  const stage = await signedIn();
  const [onBadge, onGo] = [vi.fn<(badge: string) => void>(), vi.fn<(path: string) => void>()];
  const { unmount } = drawWidget(stage, <NoticeBell onBadge={onBadge} onGo={onGo} />);
  const answer = async (path: string, result: unknown) => {
    stage.ports.http.take(path).succeed(result);
    await heard();
  };
  return { ...stage, onBadge, onGo, unmount, answer, user: newUser() };
}

const bell = () => screen.getByRole('button', { name: /^消息/u });
const panel = () => screen.getByRole('dialog', { name: '消息' });
const titlesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('.notice-entry')].map((entry) => entry.textContent);

it('NOTIF-01 shows how many are unread, and in two tabs which: title, time, priority; the lists are fetched on opening', async () => {
  const { ports, answer, user, onBadge, onGo, unmount } = await shown();
  await answer(LIST, unread([power], [message('3', '系统维护', { priority: 'M' })]));
  const names = [bell().getAttribute('aria-label'), bell().getAttribute('aria-expanded')];
  await user.click(bell());
  const isFetched = ports.http.pending();
  await answer(LIST, unread([power, message('2', '活动提醒')], [message('3', '系统维护', { priority: 'M' })]));
  const tabs = within(panel())
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
  const announcements = titlesIn(panel());
  const colours = [...panel().querySelectorAll('.ant-tag')].map(
    (tag) => /ant-tag-(red|blue)/u.exec(tag.className)?.[1],
  );
  await user.click(screen.getByRole('tab', { name: '系统消息(1)' }));
  const systemMessages = titlesIn(panel());
  await user.click(screen.getByRole('button', { name: '查看更多' }));
  expect([names, isFetched, tabs, announcements, colours, systemMessages, onGo.mock.calls]).toEqual([
    ['消息，2 条未读', 'false'],
    2,
    ['通知(2)', '系统消息(1)'],
    ['停电通知12 分钟前紧急', '活动提醒12 分钟前一般'],
    ['red', 'blue'],
    ['系统维护12 分钟前重要'],
    [['/isps/userAnnouncement']],
  ]);
  unmount();
  expect(onBadge.mock.calls.flat()).toEqual(['', '', '2', '', '3', '']);
});

it('NOTIF-03 shows a message whole in a dialog of 60 % or full screen, cleaned, and leads to what is to be done', async () => {
  const { answer, user, onGo } = await shown();
  await answer(LIST, unread([power, message('2', '活动提醒')]));
  await user.click(bell());
  await answer(LIST, unread([power, message('2', '活动提醒')]));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const focused = document.activeElement?.textContent;
  await user.keyboard('{Enter}');
  await heard();
  await answer(OPEN, {
    ...power,
    openType: 'url',
    openPage: '/isps/activity',
    msgContent: '<p onclick="x">周三停电<script>alert(1)</script></p>',
  });
  const dialog = await screen.findByRole('dialog', { name: /^通知消息/u });
  const seen = {
    focused,
    isPanelGone: screen.queryByRole('dialog', { name: '消息' }) === null,
    heading: within(dialog).getByRole('heading', { level: 2 }).textContent,
    byline: dialog.querySelector('.notice-byline')?.textContent,
    html: dialog.querySelector('.rich-text')?.innerHTML,
    width: dialog.style.width,
    height: dialog.querySelector<HTMLElement>('.ant-modal-body')?.style.height,
    isFirst: screen.getByRole<HTMLButtonElement>('button', { name: '上一条' }).disabled,
  };
  await answer(LIST, unread([message('2', '活动提醒')]));
  await user.click(screen.getByRole('button', { name: '全屏' }));
  const fullWidth = dialog.style.width;
  await user.click(screen.getByRole('button', { name: '下一条' }));
  await answer(OPEN, { ...message('2', '活动提醒'), msgAbstract: '两个工作日内审核' });
  await answer(LIST, unread([]));
  const second = [dialog.textContent.includes('两个工作日内审核'), screen.queryByRole('button', { name: '去处理' })];
  await user.click(screen.getByRole('button', { name: '上一条' }));
  await answer(OPEN, { ...power, openType: 'url', openPage: '/isps/activity' });
  await user.click(screen.getByRole('button', { name: '去处理' }));
  await heard();
  expect({ ...seen, fullWidth, second, gone: onGo.mock.calls }).toEqual({
    focused: '停电通知12 分钟前紧急',
    isPanelGone: true,
    heading: '停电通知',
    byline: '发布人：张伟 发布时间：2026-01-15 08:48:00',
    html: '<p>周三停电</p>',
    width: '60%',
    height: '80vh',
    isFirst: true,
    fullWidth: '100%',
    second: [true, null],
    gone: [['/isps/activity']],
  });
});

it('marks all as read by a key, takes it back, says that nothing is unread, and what could not be read', async () => {
  const { ports, answer, user } = await shown();
  await answer(LIST, unread([power]));
  await user.click(bell());
  await answer(LIST, unread([power]));
  await user.keyboard('a');
  await answer('/readAll', { count: 1, undo: 'k' });
  await answer(LIST, unread([]));
  const read = [bell().getAttribute('aria-label'), panel().textContent];
  await user.click(screen.getByRole('button', { name: /^撤\s?销$/u }));
  await answer('/unreadAll', null);
  ports.http.take(LIST).reject('数据库暂时不可用');
  await heard();
  const failure = within(panel()).getByRole('alert').textContent;
  await user.click(screen.getByRole('button', { name: /^重\s?试$/u }));
  await answer(LIST, unread([power]));
  const back = bell().getAttribute('aria-label');
  await user.keyboard('{Escape}');
  expect({ read, failure, back, focused: document.activeElement === bell() }).toEqual({
    read: ['消息', expect.stringMatching(/没有未读消息.*已将 1 条消息标为已读撤\s?销/u)],
    failure: expect.stringMatching(/消息读取失败数据库暂时不可用/u),
    back: '消息，1 条未读',
    focused: true,
  });
  expect(bell().getAttribute('aria-expanded')).toBe('false');
});

it('says over the tabs how much work waits, by list, and a press leads there', async () => {
  const { answer, user, onGo } = await shown();
  await answer(LIST, unread([power]));
  await user.click(bell());
  await answer(LIST, unread([power]));
  const list = (view: string, title: string, total: number) => ({
    resource: 'activity',
    view,
    path: '/isps/activity',
    title,
    search: { status: view },
    total,
    oldest: null,
    ages: [total, 0, 0, 0],
    people: [],
  });
  await answer('/sys/work/waiting', [list('0', '待审核的活动', 12), list('1', '待发布的活动', 0)]);
  const strip = screen.getByRole('region', { name: '待办 1 类' });
  const text = strip.textContent;
  await user.click(within(strip).getByRole('button', { name: '待审核的活动 12' }));
  expect([text, onGo.mock.calls, bell().getAttribute('aria-expanded')]).toEqual([
    '待办 1 类待审核的活动 12',
    [['/isps/activity?status=0']],
    'false',
  ]);
});

it('NOTIF-08 NOTIF-10 says for a moment that a message came, and a press opens it', async () => {
  const { ports, answer, user } = await shown();
  const choice = { announcement: true, systemMessage: true, toast: ['result'] };
  await answer(LIST, { ...unread([], [message('1', '旧消息')]), choice });
  await user.click(bell());
  const seen = message('8', '您提交的“RZ0”已审核通过', { kind: 'result', priority: 'M', arrivedAt: 1500 });
  await answer(LIST, { ...unread([], [seen]), newest: 1500, choice });
  // The panel, which is open, has it.
  expect(document.querySelector('.ant-notification-notice')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(bell());
  await user.keyboard('{Escape}');
  const passed = message('9', '您提交的“RZ1”已审核通过', { kind: 'result', priority: 'M', arrivedAt: 2000 });
  await answer(LIST, { ...unread([], [passed, seen]), newest: 2000, choice });
  const toast = document.querySelector('.ant-notification-notice');
  const said = toast?.textContent;
  await user.click(screen.getByRole('button', { name: /^查\s?看$/u }));
  await heard();
  const { request } = ports.http.take(OPEN);
  expect([said, request.body]).toEqual([
    expect.stringContaining('您提交的“RZ1”已审核通过'),
    JSON.stringify({ anntId: '9' }),
  ]);
});
