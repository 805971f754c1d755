import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { activityResource } from './resources/index.ts';
import { defaultCoreConfig } from './core.config.ts';
import { createCore } from './create-core.ts';
import { createEditableTable } from './features/grid/editable-table/index.ts';
import { createListPage, defaultListQuery } from './features/records/list/index.ts';
import { tableDependencies } from './table-dependencies.ts';
import { fakePorts, settled } from './testing/index.ts';

/**
 * Host capabilities that the core must not use except through ports. Computing with a given date is not a side effect.
 */
const EFFECTS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'crypto',
  'document',
];

const asked: string[] = [];

function refuse(name: string): never {
  asked.push(name);
  throw new Error(`The core called the host's ${name}`);
}

/** Number of timers that were given a name. */
let named = 0;

/** XState generates timer names and records start times; the caller is on the third line of the stack. */
function isAskedByLibrary(stack = ''): boolean {
  return stack.split('\n')[2]?.includes('/xstate/') === true;
}

beforeEach(() => {
  asked.length = 0;
  for (const name of EFFECTS)
    vi.stubGlobal(
      name,
      new Proxy(() => undefined, { apply: () => refuse(name), construct: () => refuse(name), get: () => refuse(name) }),
    );
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct: (target, given) => (given.length === 0 ? refuse('new Date()') : Reflect.construct(target, given)),
      apply: () => refuse('Date()'),
      get: (target, key) =>
        key === 'now' ? () => (isAskedByLibrary(new Error().stack) ? 0 : refuse('Date.now')) : Reflect.get(target, key),
    }),
  );
  vi.stubGlobal(
    'Math',
    new Proxy(Math, {
      get: (target, key) =>
        key === 'random'
          ? () => (isAskedByLibrary(new Error().stack) ? (named += 1) / 1_000_000 : refuse('Math.random'))
          : Reflect.get(target, key),
    }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

it("CORE-02 a whole session uses only its ports: time, random, storage and calls, with its machines on the port's clock", async () => {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T1', userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' } });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }],
    auth: [{ action: 'activity:add' }],
    allAuth: [{ action: 'activity:add' }],
  });
  await settled();
  const signedIn = [
    core.auth.facts().status,
    Object.keys(ports.localStorage.entries()).some((name) => name.includes('Access-Token')),
  ];

  const list = core.open((page) =>
    createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
  );
  ports.http.take('/isps/activity/list').succeed({ records: [], total: 0, size: 10, current: 1, pages: 0 });
  await settled();
  const table = core.open((page) =>
    createEditableTable(
      {
        columns: [{ key: 'name', title: '姓名', type: 'input' }],
        rows: [{ id: '1', name: '甲' }],
        tableCode: 'people',
      },
      tableDependencies(page),
    ),
  );
  await settled();
  table.send({ type: 'row.insert', after: table.rows.keyAt(0) ?? '' });
  table.send({ type: 'edit.start', place: { row: table.rows.keyAt(1) ?? '', column: 'name' }, seed: '乙' });
  const drafts = () => Object.keys(ports.localStorage.entries()).filter((name) => name.includes('people')).length;
  const early = drafts();
  ports.clock.advance(60_000);
  await settled();
  const late = drafts();
  list.dispose();
  table.dispose();
  core.auth.send({ type: 'logout.request' });
  core.auth.send({ type: 'logout.confirm' });
  ports.http.take('/sys/logout').succeed(null);
  await settled();
  ports.clock.advance(10_000);
  await settled();
  expect({ signedIn, drafts: [early, late], signedOut: core.auth.facts().status, asked }).toEqual({
    signedIn: ['loggedIn', true],
    drafts: [0, 1],
    signedOut: 'loggedOut',
    asked: [],
  });
});
