import { describe, expect, it } from 'vitest';

import { USUAL_CHOICE, type NoticeChoice } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import type { DesktopNoticePort } from '../../../ports/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakeLive, fakePorts, fakeSharedStorage, settled } from '../../../testing/index.ts';
import { createOwnAnnouncements } from '../own-announcements/index.ts';
import { createNoticeCenter, type NoticeCenterEmitted } from './index.ts';
import { POLL_INTERVAL } from './notice-center.model.ts';

const LIST = '/sys/annountCement/listByUser';
const OPEN = '/sys/sysAnnouncementSend/editByAnntIdAndUserId';
const READ_ALL = '/sys/sysAnnouncementSend/readAll';
const UNREAD_ALL = '/sys/sysAnnouncementSend/unreadAll';
const OWN_LIST = '/sys/sysAnnouncementSend/getMyAnnouncementSend';

const message = (anntId: string, more: object = {}) => ({
  anntId,
  titile: `消息 ${anntId}`,
  priority: 'M',
  sender: '张伟',
  sendTime: '2026-01-15 08:48:00',
  readFlag: '0',
  ...more,
});
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => String(from + index));
const unread = (announcements: readonly string[], system: readonly string[] = [], newest: number | null = 1000) => ({
  anntMsgList: announcements.slice(0, 5).map((id) => message(id)),
  anntMsgTotal: announcements.length,
  sysMsgList: system.slice(0, 5).map((id) => message(id, { priority: 'H' })),
  sysMsgTotal: system.length,
  newest,
});

/** A window of a person, of a browser of their own unless it is shared. */
function openWindow(browser = fakeSharedStorage()) {
  const ports = fakePorts({ localStorage: browser.openWindow() });
  const { http, clock } = ports;
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const live = fakeLive();
  const shown: string[] = [];
  const desktop: DesktopNoticePort = {
    permission: () => 'granted',
    ask: async () => 'granted',
    isInFront: () => isInFront,
    show: ({ title }, onOpen) => {
      shown.push(title);
      opening = onOpen;
    },
  };
  let isInFront = false;
  let opening = () => {};
  const locale = () => 'zh-CN' as const;
  const shared = {
    client,
    clock,
    random: ports.random,
    live,
    desktop,
    locale,
    storage: createTypedStorage(ports),
    userId: 'u1',
  };
  const center = createNoticeCenter(shared);
  const emitted: NoticeCenterEmitted[] = [];
  center.on((event) => emitted.push(event));
  const answer = async (path: string, result: unknown) => {
    const { request, succeed } = http.take(path);
    succeed(result);
    await settled();
    return request.body === undefined ? undefined : JSON.parse(request.body);
  };
  const look = (isLooking: boolean) => {
    isInFront = isLooking;
  };
  const press = () => opening();
  return {
    http,
    clock,
    live,
    center,
    emitted,
    answer,
    shown,
    look,
    press,
    openOwn: () => createOwnAnnouncements(shared),
  };
}

describe('noticeCenter', () => {
  it('NOTIF-07 list and badge come from one answer: at the start, when the panel opens, on a hint, and every five minutes', async () => {
    const { http, clock, center, answer } = openWindow();
    const seen: unknown[] = [];
    const look = () => seen.push([center.facts().status, center.facts().badge, http.pending()]);
    look();
    await answer(LIST, unread(['1', '2'], ['3']));
    look();
    center.send({ type: 'panel.open' });
    look();
    await answer(LIST, unread(['1'], ['3']));
    look();
    // However many hints come while an answer is awaited, one more is asked for.
    for (let hints = 0; hints < 3; hints += 1) center.send({ type: 'live.hint' });
    await answer(LIST, unread(ids(100)));
    look();
    await answer(LIST, unread(ids(99)));
    look();
    clock.advance(minutes(5) - 1);
    look();
    clock.advance(1);
    look();
    await answer(LIST, unread([]));
    look();
    expect(seen).toEqual([
      ['loading', '', 1],
      ['loaded', '3', 0],
      ['loading', '3', 1],
      ['loaded', '2', 0],
      ['loading', '99+', 1],
      ['loaded', '99', 0],
      ['loaded', '99', 0],
      ['loading', '99', 1],
      ['loaded', '', 0],
    ]);
  });

  it('NOTIF-07 what is read in one window, or on the page of all messages, is cleared from the bells of the others', async () => {
    const browser = fakeSharedStorage();
    const [here, there] = [openWindow(browser), openWindow(browser)];
    const own = here.openOwn();
    for (const window of [here, there]) await window.answer(LIST, unread(['1', '2']));
    const page = { records: [message('1')], total: 1, size: 20, current: 1, pages: 1 };
    await here.answer(OWN_LIST, page);

    own.send({ type: 'announcement.open', id: '1' });
    await here.answer(OPEN, { ...message('1'), msgContent: '' });
    await here.answer(OWN_LIST, page);
    for (const window of [here, there]) await window.answer(LIST, unread(['2']));
    const afterPage = [here.center.facts().badge, there.center.facts().badge];

    here.clock.advance(seconds(1));
    here.center.send({ type: 'panel.open' });
    await here.answer(LIST, unread(['2']));
    here.center.send({ type: 'notice.open', id: '2' });
    await here.answer(OPEN, { ...message('2'), msgContent: '' });
    await here.answer(OWN_LIST, page);
    for (const window of [here, there]) await window.answer(LIST, unread([]));
    expect([afterPage, here.center.facts().badge, there.center.facts().badge, here.http.pending()]).toEqual([
      ['1', '1'],
      '',
      '',
      0,
    ]);
  });

  it('NOTIF-02 choosing a message closes the panel, marks it as read and reloads the counts', async () => {
    const { http, center, answer } = openWindow();
    await answer(LIST, unread(['1', '2'], ['3']));
    center.send({ type: 'panel.open' });
    await answer(LIST, unread(['1', '2'], ['3']));
    center.send({ type: 'notice.open', id: 'unknown' });
    const stays = center.facts().isPanelOpen;
    center.send({ type: 'notice.open', id: '1' });
    const { isPanelOpen, detail } = center.facts();
    const sent = await answer(OPEN, { ...message('1'), readFlag: '1', msgContent: '<p>周三</p>' });
    const counts = http.pending();
    await answer(LIST, unread(['2'], ['3']));
    expect([stays, isPanelOpen, detail?.status, sent, counts, center.facts().badge]).toEqual([
      true,
      false,
      'loading',
      { anntId: '1' },
      1,
      '2',
    ]);
    expect(center.facts().detail).toEqual({
      status: 'shown',
      id: '1',
      failure: null,
      title: '消息 1',
      byline: {
        'zh-CN': '发布人：张伟 发布时间：2026-01-15 08:48:00',
        'en-US': 'Publisher: 张伟 Publish time: 2026-01-15 08:48:00',
      },
      content: '<p>周三</p>',
      summary: '',
      files: '',
      canHandle: false,
      hasPrevious: false,
      hasNext: true,
    });
    center.send({ type: 'notice.close' });
    expect(center.facts().detail).toBeNull();
  });

  it('goes from message to message, also to older ones that were not listed yet, and back', async () => {
    const { center, answer } = openWindow();
    await answer(LIST, unread(ids(6)));
    center.send({ type: 'panel.open' });
    await answer(LIST, unread(ids(6)));
    center.send({ type: 'notice.open', id: '5' });
    const opened = async (left: readonly string[]) => {
      const { anntId } = await answer(OPEN, message(center.facts().detail?.id ?? ''));
      await answer(LIST, unread(left));
      const { hasPrevious, hasNext } = center.facts().detail ?? {};
      return [anntId, hasPrevious, hasNext];
    };
    // A newer one has come meanwhile, and an older one is listed now.
    const path = [await opened(['0', '1', '2', '3', '4', '6'])];
    for (const type of ['notice.previous', 'notice.next', 'notice.next'] as const) {
      center.send({ type });
      path.push(await opened(['0', '1', '2', '3', '6']));
    }
    center.send({ type: 'notice.next' });
    expect([path, center.facts().detail?.id]).toEqual([
      [
        ['5', true, false],
        ['4', true, true],
        ['5', true, true],
        ['6', true, false],
      ],
      '6',
    ]);
  });

  it('says why a message cannot be opened, tries again, and takes it out of the list', async () => {
    const { http, center, answer } = openWindow();
    await answer(LIST, unread(['1']));
    center.send({ type: 'panel.open' });
    await answer(LIST, unread(['1']));
    center.send({ type: 'notice.open', id: '1' });
    http.take(OPEN).reject('这条消息已经撤销或过期，不能再查看');
    await settled();
    const { detail } = center.facts();
    await answer(LIST, unread([]));
    center.send({ type: 'notice.retry' });
    await answer(OPEN, message('1'));
    expect([detail?.status, detail?.failure?.['zh-CN'], center.facts().badge, center.facts().detail?.status]).toEqual([
      'failed',
      '这条消息已经撤销或过期，不能再查看',
      '',
      'shown',
    ]);
  });

  it.each([
    ['/isps/activity?status=1', true],
    ['//evil.example/x', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    [null, false],
  ])('goes to the page where something is to be done only inside this site: %s', async (openPage, canHandle) => {
    const { center, answer, emitted } = openWindow();
    await answer(LIST, unread(['1']));
    center.send({ type: 'panel.open' });
    await answer(LIST, unread(['1']));
    center.send({ type: 'notice.open', id: '1' });
    await answer(OPEN, message('1', { openType: 'url', openPage }));
    const isOffered = center.facts().detail?.canHandle;
    center.send({ type: 'notice.goHandle' });
    expect([isOffered, emitted, center.facts().detail === null]).toEqual([
      canHandle,
      canHandle ? [{ type: 'page.chosen', path: openPage }] : [],
      canHandle,
    ]);
  });

  it('NOTIF-05 the poller of 6,000 ms is off until it is started, and a reading that fails stops it', async () => {
    const { http, clock, center, answer } = openWindow();
    await answer(LIST, unread([]));
    clock.advance(POLL_INTERVAL * 2);
    const asked = [http.pending()];
    center.send({ type: 'polling.start' });
    for (let round = 0; round < 2; round += 1) {
      clock.advance(POLL_INTERVAL);
      asked.push(http.pending());
      await answer(LIST, unread(['1']));
    }
    clock.advance(POLL_INTERVAL);
    http.take(LIST).reject('读不到');
    await settled();
    const { status, failure, badge } = center.facts();
    clock.advance(POLL_INTERVAL * 2);
    asked.push(http.pending());
    center.send({ type: 'polling.start' });
    clock.advance(POLL_INTERVAL);
    asked.push(http.pending());
    await answer(LIST, unread(['1']));
    center.send({ type: 'polling.stop' });
    clock.advance(POLL_INTERVAL);
    asked.push(http.pending());
    expect([POLL_INTERVAL, asked, status, failure?.['zh-CN'], badge, center.facts().status]).toEqual([
      6000,
      [0, 1, 1, 0, 1, 0],
      'failed',
      '读不到',
      '1',
      'loaded',
    ]);
  });

  it('SOCK-12 where sockets do not get through it asks about every minute, also after a reading that failed, until they do', async () => {
    const { http, clock, live, center, answer } = openWindow();
    await answer(LIST, unread([]));
    live.tell({ kind: 'resync' });
    await answer(LIST, unread(['1']));
    live.tell({ kind: 'messages' });
    await answer(LIST, unread(['1', '2']));
    live.report({ isOpen: false, isBlocked: true });
    live.tell({ kind: 'blocked' });
    clock.advance(seconds(72));
    await answer(LIST, unread(['1']));
    live.tell({ kind: 'blocked' });
    clock.advance(seconds(72));
    http.take(LIST).reject('读不到');
    await settled();
    clock.advance(seconds(72));
    const stopped = http.pending();
    live.tell({ kind: 'blocked' });
    clock.advance(seconds(72));
    await answer(LIST, unread(['3']));
    live.report({ isOpen: true, isBlocked: false });
    clock.advance(seconds(72));
    expect([stopped, http.pending(), center.facts().badge]).toEqual([0, 0, '1']);
    center.dispose();
    live.tell({ kind: 'messages' });
    expect(http.pending()).toBe(0);
  });

  it('SOCK-08 does not ask again what it asked since the server told anybody of messages, unless that failed', async () => {
    const { http, clock, live, answer } = openWindow();
    const asked: number[] = [];
    const hear = (quiet: number) => {
      live.tell({ kind: 'resync', quiet });
      asked.push(http.pending());
    };
    clock.advance(500);
    hear(501);
    await answer(LIST, unread(['1']));
    hear(501);
    hear(500);
    clock.advance(1000);
    http.take(LIST).reject('读不到');
    await settled();
    hear(10_000);
    await answer(LIST, unread(['1']));
    expect([asked, http.pending()]).toEqual([[1, 0, 1, 1], 0]);
  });

  it('NOTIF-11 marks what was listed, leaves what arrived meanwhile, and takes it back within ten seconds', async () => {
    const { http, clock, center, answer, emitted } = openWindow();
    await answer(LIST, unread(['1', '2'], ['3'], 5000));
    center.send({ type: 'all.read' });
    const marking = [center.facts().canReadAll, center.facts().isMarking];
    const bodies = [await answer(READ_ALL, { count: 3, undo: 'k1' })];
    await answer(LIST, unread(['4'], [], 6000));
    const marked = [center.facts().badge, center.facts().undo?.['zh-CN']];
    clock.advance(seconds(10) - 1);
    center.send({ type: 'all.unread' });
    bodies.push(await answer(UNREAD_ALL, null));
    await answer(LIST, unread(['4', '1', '2'], ['3'], 6000));
    const back = [center.facts().badge, center.facts().undo];

    center.send({ type: 'all.read' });
    bodies.push(await answer(READ_ALL, { count: 4, undo: 'k2' }));
    await answer(LIST, unread([]));
    clock.advance(seconds(10));
    const over = center.facts().undo;
    center.send({ type: 'all.unread' });
    center.send({ type: 'all.read' });
    expect([marking, bodies, marked, back, over, http.pending(), emitted]).toEqual([
      [false, true],
      [{ before: 5000 }, { undo: 'k1' }, { before: 6000 }],
      ['1', '已将 3 条消息标为已读'],
      ['4', null],
      null,
      0,
      [],
    ]);
  });

  it('says why all could not be marked, or not be taken back; a server that cannot take back is not asked to', async () => {
    const { http, center, answer, emitted } = openWindow();
    await answer(LIST, unread(['1'], [], null));
    center.send({ type: 'all.read' });
    http.take(READ_ALL).reject('改不了');
    await settled();
    center.send({ type: 'all.read' });
    const body = await answer(READ_ALL, null);
    await answer(LIST, unread(['2']));
    const { undo } = center.facts();
    center.send({ type: 'all.read' });
    await answer(READ_ALL, { count: 1, undo: 'k' });
    await answer(LIST, unread([]));
    center.send({ type: 'all.unread' });
    http.take(UNREAD_ALL).reject('撤销时间已过');
    await settled();
    expect([body, undo, emitted.map((event) => event.type === 'notice.raised' && event.notice.text['zh-CN'])]).toEqual([
      {},
      null,
      ['改不了', '撤销时间已过'],
    ]);
  });

  it('tells when a message was sent, how urgent it is, and begins with the tab that has one', async () => {
    const { center, answer } = openWindow();
    const rows = [
      message('1', { sendTime: '2026-01-15 08:59:30', priority: 'H' }),
      message('2', { sendTime: '2026-01-15 08:48:00', priority: 'M' }),
      message('3', { sendTime: '2026-01-15 07:59:59', priority: 'L' }),
      message('4', { sendTime: '2025-12-01 10:00:00', priority: 'X', priority_dictText: '特急' }),
      message('5', { sendTime: null, priority: null }),
    ];
    await answer(LIST, { ...unread([]), sysMsgList: rows, sysMsgTotal: 5 });
    center.send({ type: 'panel.open' });
    const { tab, tabs } = center.facts();
    center.send({ type: 'tab.choose', tab: 'announcement' });
    expect([
      tab,
      center.facts().tab,
      tabs.systemMessage.rows.map(({ time, priority, priorityText }) => [
        time['zh-CN'],
        priority,
        priorityText?.['zh-CN'],
      ]),
    ]).toEqual([
      'systemMessage',
      'announcement',
      [
        ['刚刚', 'H', '紧急'],
        ['12 分钟前', 'M', '重要'],
        ['2026-01-15', 'L', '一般'],
        ['2025-12-01', null, '特急'],
        ['', null, undefined],
      ],
    ]);
  });

  it('NOTIF-10 NOTIF-08 tells what comes by the channels that were chosen, holds it in quiet hours, and lets urgent messages pass', async () => {
    const { clock, center, emitted, answer, shown, look, press, http } = openWindow();
    const told = (choice: NoticeChoice, newest: number, ...rows: readonly object[]) => ({
      ...unread([]),
      sysMsgList: rows,
      sysMsgTotal: rows.length,
      newest,
      choice,
    });
    const row = (id: string, arrivedAt: number, kind: string, priority = 'M') =>
      message(id, { arrivedAt, kind, priority });
    const choice: NoticeChoice = { ...USUAL_CHOICE, toast: ['result', 'alert'], desktop: ['result'] };
    const quiet = { from: '00:00', to: '00:00', weekdays: [1, 2, 3, 4, 5, 6, 7], urgentPasses: true };
    const hear = async (result: object) => {
      center.send({ type: 'live.hint' });
      await answer(LIST, result);
      const news = emitted.splice(0).flatMap((event) => (event.type === 'messages.arrived' ? [event] : []));
      return news.map(({ toasts }) => toasts.map(({ text, stays }) => [text['zh-CN'], stays]));
    };
    const first = row('1', 100, 'result');
    await answer(LIST, told(choice, 100, first));
    const atFirst = emitted.length;
    const more = ['2', '3', '4', '5'].map((id) => row(id, 200, 'result'));
    const several = await hear(told(choice, 200, ...more, first));
    const again = await hear(told(choice, 200, first));
    const unwanted = await hear(told(choice, 300, row('6', 300, 'file'), row('7', 300, 'announcement')));
    const general = await hear(told(choice, 400, row('8', 400, 'result', 'L')));
    const safety = await hear(told(choice, 500, row('9', 500, 'security')));
    const held = await hear(told({ ...choice, quiet }, 600, row('10', 600, 'result'), row('11', 600, 'alert', 'H')));
    const paused = { ...choice, quiet, pausedUntil: clock.now() + 1 };
    const nothing = await hear(told(paused, 700, row('12', 700, 'alert', 'H')));
    const over = await hear(told(choice, 700, row('12', 700, 'alert', 'H')));
    look(true);
    await hear(told(choice, 800, row('13', 800, 'result')));
    look(false);
    await hear(told(choice, 900, row('14', 900, 'result')));
    press();
    const opened = http.take(OPEN).request.body;
    expect({ atFirst, several, again, unwanted, general, safety, held, nothing, over, shown, opened }).toEqual({
      atFirst: 0,
      several: [
        [
          ['消息 2', false],
          ['消息 3', false],
          ['另有 2 条新消息', false],
        ],
      ],
      again: [],
      unwanted: [],
      // On the desktop only.
      general: [[]],
      safety: [[['消息 9', true]]],
      held: [[['消息 11', true]]],
      nothing: [],
      over: [[['免打扰期间有 2 条消息', false]]],
      shown: ['消息 2', '消息 3', '消息 4', '消息 5', '消息 8', '消息 9', '消息 14'],
      opened: JSON.stringify({ anntId: '14' }),
    });
  });
});
