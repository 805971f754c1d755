import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { minutes, seconds } from '../../../../kernel/index.ts';
import { activityResource } from '../../../../resources/index.ts';
import { createTypedStorage } from '../../../../storage/index.ts';
import { fakePorts, fakeStorage, settled } from '../../../../testing/index.ts';
import { createListLayout } from './list-layout.service.ts';
import { createListPreferences } from './list-preferences.service.ts';
import { createAccountLayout } from './account-layout.service.ts';

const READ = '/sys/listLayout/read';
const SAVE = '/sys/listLayout/save';
const described = ['title', 'status', 'fee'].map((key) => ({ key, width: 100, isHidden: false }));
const column = (key: string, isShown = true) => ({ key, isShown, isFrozen: key === 'title', width: null });
const changedAt = (time: number, ...columns: readonly object[]) => ({
  list: 'activity',
  columns,
  density: null,
  changedAt: time,
});

/** One browser of an account, whose list has just been opened. */
async function browser(localStorage = fakeStorage()) {
  const ports = fakePorts({ localStorage });
  const { clock, http } = ports;
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const given = { storage: createTypedStorage(ports), clock, userId: 'u1' };
  const layout = createListLayout({ ...given, list: 'activity', columns: described, frozen: ['title'] });
  const preferences = createListPreferences({ ...given, resource: activityResource });
  const account = createAccountLayout({ ...given, client, list: 'activity', layout, preferences });
  await settled();
  return {
    layout,
    preferences,
    account,
    clock,
    http,
    localStorage,
    shown: () => [
      ...layout
        .facts()
        .columns.filter(({ isShown }) => isShown)
        .map(({ key }) => key),
      preferences.facts().density,
    ],
    hide: (key: string) =>
      layout.send({
        type: 'column.show',
        key,
        isShown: false,
      }),
    answer: async (part: string, ...layouts: readonly object[]) => {
      http.take(part).succeed({ layouts });
      await settled();
    },
    fail: async (part: string) => {
      http.take(part).reject('数据库已满');
      await settled();
    },
    pass: async (time: number) => {
      clock.advance(time);
      await settled();
    },
    sent: () =>
      http.requests
        .filter(({ url }) => url.includes(SAVE))
        .map(
          ({
            body,
          }): {
            layouts: readonly {
              list: string;
              changedAt: number;
            }[];
          } => JSON.parse(body ?? '{}'),
        ),
  };
}

it('LIST-25 draws what this browser remembers, and takes what the account remembers where it is newer', async () => {
  const { shown, answer, http, pass, clock } = await browser();
  const first = shown();
  await answer(READ, changedAt(clock.now() - 5, column('fee'), column('title'), column('status', false)), {
    list: '*',
    columns: null,
    density: 'compact',
    changedAt: clock.now() - 9,
  });
  const taken = shown();
  await pass(minutes(1));
  expect([first, taken, http.requests.map(({ url }) => url.includes('list=activity')), http.pending()]).toEqual([
    ['title', 'status', 'fee', 'standard'],
    ['title', 'fee', 'compact'],
    [true],
    0,
  ]);
});

it('LIST-25 keeps what was changed here later, and says it to the account', async () => {
  const localStorage = fakeStorage();
  const before = await browser(localStorage);
  before.hide('status');
  const changed = before.clock.now();
  const { shown, answer, pass, sent } = await browser(localStorage);
  await answer(READ, changedAt(changed - 1, column('title'), column('status'), column('fee', false)));
  await pass(seconds(1));
  expect([shown(), sent()]).toEqual([
    ['title', 'fee', 'standard'],
    [{ layouts: [changedAt(changed, column('title'), column('status', false), column('fee'))] }],
  ]);
});

it('LIST-25 says a burst of changes in one call, a second after the last', async () => {
  const { layout, preferences, hide, answer, pass, sent, account, clock } = await browser();
  await answer(READ);
  hide('status');
  await pass(700);
  layout.send({ type: 'column.resize', key: 'fee', width: 90 });
  await pass(700);
  preferences.send({ type: 'density.choose', density: 'loose' });
  await pass(999);
  const early = [sent().length, account.facts().isPending];
  const last = clock.now() - 999;
  await pass(1);
  await answer(SAVE, ...(sent()[0]?.layouts ?? []));
  await pass(minutes(5));
  expect([early, sent(), account.facts()]).toEqual([
    [0, true],
    [
      {
        layouts: [
          changedAt(last - 700, column('title'), column('status', false), { ...column('fee'), width: 90 }),
          { list: '*', columns: null, density: 'loose', changedAt: last },
        ],
      },
    ],
    { isPending: false },
  ]);
});

it('says what is changed during a call in another one', async () => {
  const { hide, layout, answer, pass, sent, shown } = await browser();
  hide('status');
  await answer(READ);
  await pass(seconds(1));
  layout.send({ type: 'layout.reset' });
  await answer(SAVE, ...(sent()[0]?.layouts ?? []));
  await pass(seconds(1));
  await answer(SAVE, ...(sent()[1]?.layouts ?? []));
  await pass(minutes(5));
  expect([sent().map(({ layouts }) => layouts.map((entry) => 'columns' in entry && entry.columns)), shown()]).toEqual([
    [[[column('title'), column('status', false), column('fee')]], [null]],
    ['title', 'status', 'fee', 'standard'],
  ]);
});

it('LIST-25 leaves the list as it is while the server fails, and says the change with the next one', async () => {
  const { hide, pass, fail, shown, sent } = await browser();
  await fail(READ);
  hide('status');
  await pass(seconds(1));
  await fail(SAVE);
  const failed = shown();
  await pass(minutes(5));
  const tries = sent().length;
  hide('fee');
  await pass(seconds(1));
  expect([failed, tries, sent().length, shown()]).toEqual([['title', 'fee', 'standard'], 1, 2, ['title', 'standard']]);
});

it('takes the time that the server gives where the clock here is ahead, and what is newer there', async () => {
  const ahead = await browser();
  await ahead.answer(READ);
  ahead.hide('status');
  const made = ahead.clock.now();
  await ahead.pass(seconds(1));
  const [first] = ahead.sent();
  await ahead.answer(SAVE, { ...first?.layouts[0], changedAt: made - minutes(9) });
  ahead.hide('fee');
  await ahead.pass(seconds(1));
  await ahead.answer(SAVE, changedAt(made + minutes(1), column('title'), column('status'), column('fee')));
  expect([ahead.sent().length, ahead.shown(), ahead.http.pending()]).toEqual([
    2,
    ['title', 'status', 'fee', 'standard'],
    0,
  ]);
});

it('says what was changed last when the list is left before the call', async () => {
  const { hide, answer, account, sent, pass } = await browser();
  await answer(READ);
  hide('status');
  account.dispose();
  await settled();
  const left = sent().length;
  hide('fee');
  await pass(minutes(1));
  expect([left, sent().length]).toEqual([1, 1]);
});

it('takes layouts that were stored without a time, which any other one is newer than', async () => {
  const stored = fakeStorage({
    'pro__list:layout:u1:activity': JSON.stringify({ value: [column('title'), column('status', false)], expire: null }),
    'pro__list:density:u1': JSON.stringify({ value: 'loose', expire: null }),
  });
  const { shown, answer, pass, sent, clock } = await browser(stored);
  const first = shown();
  await answer(READ, changedAt(clock.now(), column('title')));
  await pass(seconds(1));
  expect([first, shown(), sent()]).toEqual([
    ['title', 'fee', 'loose'],
    ['title', 'status', 'fee', 'loose'],
    [{ layouts: [{ list: '*', columns: null, density: 'loose', changedAt: 0 }] }],
  ]);
});
