import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { defaultCoreConfig } from './core.config.ts';
import { createCore } from './create-core.ts';
import { createEditableTable } from './features/grid/editable-table/index.ts';
import { createListPage } from './features/records/list/index.ts';
import { createCronEditor } from './features/schedule/cron-editor/index.ts';
import { createLoginForm } from './features/session/login-form/index.ts';
import { activityTypeResource } from './resources/index.ts';
import { tableDependencies } from './table-dependencies.ts';
import { fakePorts, settled } from './testing/index.ts';

/** What a front end in a browser has, and a terminal has not. */
const OF_BROWSERS = ['document', 'window', 'localStorage', 'history', 'location'];

beforeEach(() => {
  for (const name of OF_BROWSERS)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new Error(`The core asked the browser for ${name}`);
      },
    });
});
afterEach(() => {
  for (const name of OF_BROWSERS) Reflect.deleteProperty(globalThis, name);
  vi.restoreAllMocks();
});

/** A front end that writes lines: every change of what it shows is a line more. */
function terminal() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  const lines: string[] = [];
  const show = (line: string) => {
    if (lines.at(-1) !== line) lines.push(line);
  };
  core.on(({ text }) => show(`! ${text['zh-CN']}`));
  return { ports, core, lines, show };
}

it('CORE-04 a second front end signs in, reads a list, edits a table and sets a schedule through the core alone', async () => {
  const { ports, core, lines, show } = terminal();
  const login = core.open(createLoginForm);
  const follow = () => show(`登录：${core.auth.facts().status} ${login.facts().failure?.['zh-CN'] ?? ''}`.trim());
  core.auth.subscribe(follow);
  for (const [field, value] of [
    ['username', 'clerk'],
    ['password', 'wrong'],
  ] as const)
    login.send({ type: 'value.change', field, value });
  login.send({ type: 'form.submit' });
  ports.http.take('/sys/login').reject('用户名或密码错误');
  await settled();
  login.send({ type: 'value.change', field: 'password', value: 'right' });
  login.send({ type: 'form.submit' });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T1', userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' } });
  await settled();
  const may = [{ action: 'activityType:list' }, { action: 'activityType:edit' }];
  const menu = [{ id: 'm', path: '/isps/activityType', component: 'areas/activityType', meta: { title: '活动类型' } }];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: may, allAuth: may });
  await settled();

  const resource = activityTypeResource;
  const list = core.open((page) => createListPage({ ...page, resource }));
  const records = [
    { id: 't1', version: 1, name: '讲座', code: 'A', sort: 1, status: '1' },
    { id: 't2', version: 1, name: '演出', code: 'B', sort: 2, status: '1' },
  ];
  ports.http.take('/isps/activityType/list').succeed({ records, total: 2, size: 10, current: 1, pages: 1 });
  await settled();
  show(
    `列表：${list
      .facts()
      .rows.map(({ name }) => name)
      .join(' ')}，共 ${list.facts().total} 条`,
  );

  const table = core.open((page) =>
    createEditableTable(
      {
        columns: [
          {
            key: 'name',
            title: '名称',
            type: 'input',
            validateRules: [{ required: true, message: '请输入${title}' }],
          },
          { key: 'sort', title: '排序', type: 'inputNumber', statistics: 'sum' },
        ],
        rows: records.map(({ id, name, sort }) => ({ id, name, sort })),
        tableCode: 'types',
      },
      tableDependencies(page),
    ),
  );
  const cell = (row: number, column: string) => ({ row: table.rows.keyAt(row) ?? '', column });
  const type = (row: number, column: string, value: string) => {
    table.send({ type: 'edit.start', place: cell(row, column) });
    table.send({ type: 'edit.change', value });
    table.send({ type: 'edit.commit' });
  };
  type(0, 'name', '');
  type(1, 'sort', '5');
  const refused = await table.read({ validate: true });
  show(`表格：${refused.ok ? '可以保存' : `${table.facts().errorCount} 处有误`}`);
  table.send({ type: 'change.undo' });
  table.send({ type: 'change.undo' });
  type(0, 'name', '知识讲座');
  const read = await table.read({ validate: true });
  show(`表格：${read.ok ? JSON.stringify(read.value.rows.map(({ name, sort }) => [name, sort])) : '有误'}`);

  const cron = core.open(({ clock }) => createCronEditor({ clock }));
  cron.on(({ text }) => show(`定时：${text}`));
  cron.send({ type: 'dialog.open', text: '0 0 8 * * ?' });
  cron.send({ type: 'mode.choose', part: 'minute', mode: 'step' });
  cron.send({ type: 'part.change', part: 'minute', draft: { mode: 'step', start: 0, step: 30 } });
  show(`说明：${cron.facts().description?.['zh-CN'] ?? ''}`);
  cron.send({ type: 'dialog.confirm' });

  core.auth.send({ type: 'logout.request' });
  core.auth.send({ type: 'logout.confirm' });
  ports.http.take('/sys/logout').succeed(null);
  await settled();
  for (const service of [list, table, cron, login]) service.dispose();
  core.dispose();
  expect(lines).toEqual([
    '登录：loggingIn',
    '登录：loggedOut 用户名或密码错误',
    '登录：loggingIn 用户名或密码错误',
    '登录：loadingPermissions',
    '登录：loggedIn',
    '列表：讲座 演出，共 2 条',
    '! 有 1 处填写有误，第一处：请输入名称',
    '表格：1 处有误',
    '表格：[["知识讲座",1],["演出",2]]',
    '说明：每天 8 点内，每 30 分钟',
    '定时：0 0/30 8 * * ? *',
    '登录：loggedIn',
    '登录：loggingOut',
    '登录：loggedOut',
  ]);
});
