import { expect, it } from 'vitest';

import { defaultCoreConfig } from './core.config.ts';
import { createCore, type Core } from './create-core.ts';
import { createEditableTable, type EditableTableDependencies } from './features/grid/editable-table/index.ts';
import { tableDependencies } from './table-dependencies.ts';
import { fakeContent, fakePorts, settled } from './testing/index.ts';

async function signedIn() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T1', userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' } });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }],
    auth: [{ action: 'activity:add', type: '1' }],
    allAuth: ['activity:add', 'activity:batch_delete', 'activity:phone'].map((action) => ({
      action,
      type: '1',
      status: '1',
    })),
  });
  await settled();
  return { core, ports, table: dependenciesOn(core) };
}

/** Dependencies of a table on a page. */
function dependenciesOn(core: Core): EditableTableDependencies | undefined {
  const given: EditableTableDependencies[] = [];
  core.open((page) => {
    given.push(tableDependencies(page));
    return { on: () => () => undefined };
  });
  return given[0];
}

it('a table on a page has user and dictionaries of the current session', async () => {
  const { ports, table } = await signedIn();
  const options = table?.loadOptions?.('sex');
  await settled();
  ports.http.take('/sys/dict/getDictItems').succeed([
    { value: '1', text: '男' },
    { value: '2', text: '女', disabled: true },
  ]);
  expect({
    user: table?.userId?.(),
    options: await options,
  }).toEqual({
    user: 'u1',
    options: {
      ok: true,
      value: [
        { value: '1', text: '男', disabled: false },
        { value: '2', text: '女', disabled: true },
      ],
    },
  });
});

/** Row buttons and columns that a table with this prefix shows while a row is selected. */
function shownBy(given: EditableTableDependencies | undefined, authPre?: string) {
  if (given === undefined) throw new Error('No page was opened');
  const columns = ['name', 'phone'].map((key) => ({ key, title: key, type: 'input' }));
  const table = createEditableTable(
    { columns, rows: [{ id: '1' }], rowSelection: 'checkbox', ...(authPre === undefined ? {} : { authPre }) },
    given,
  );
  table.send({ type: 'rows.selectAll', isSelected: true });
  const facts = table.facts();
  return [...facts.buttons, ...facts.columns.map(({ column }) => column.key)].join(' ');
}

it('PERM-06 a table hides the buttons and columns listed under its prefix that the user does not hold', async () => {
  const { table } = await signedIn();
  expect({
    listed: shownBy(table, 'activity'),
    unlisted: shownBy(table, 'other'),
    empty: shownBy(table, ''),
    none: shownBy(table),
  }).toEqual({
    listed: 'add clearSelection name',
    unlisted: 'add remove clearSelection name phone',
    empty: 'add remove clearSelection name phone',
    none: 'add remove clearSelection name phone',
  });
});

it('PERM-06 a table with a prefix shows neither button until the lists are loaded', () => {
  const table = dependenciesOn(createCore(fakePorts(), defaultCoreConfig));
  expect([shownBy(table, 'activity'), shownBy(table)]).toEqual([
    'clearSelection',
    'add remove clearSelection name phone',
  ]);
});

it('a table on a page uploads files to the platform, and sends the token where the column requires it', async () => {
  const { ports, table } = await signedIn();
  const content = fakeContent('x', 'text/plain');
  const { signal } = new AbortController();
  const token = table?.uploads?.token();
  void table?.uploads?.port.send(
    { name: 'a.txt', content },
    {
      action: '/sys/common/upload',
      headers: { 'x-access-token': token ?? '' },
      fields: [
        ['biz', 'temp'],
        ['isup', '1'],
      ],
      fileField: 'file',
      onProgress: () => undefined,
      signal,
    },
  );
  const { url, headers, form, timeout } = ports.http.take('/sys/common/upload').request;
  expect([token, url, headers['x-access-token'], headers['accept-language'], form, timeout]).toEqual([
    'T1',
    '/api/sys/common/upload',
    'T1',
    'zh-CN',
    {
      fields: [
        ['biz', 'temp'],
        ['isup', '1'],
      ],
      files: [{ field: 'file', name: 'a.txt', content }],
    },
    null,
  ]);
});

it('a dictionary failure is reported with a text that a table can show', async () => {
  const { ports, table } = await signedIn();
  const options = table?.loadOptions?.('sex');
  await settled();
  ports.http.take('/sys/dict/getDictItems').reject('字典不存在');
  expect(await options).toEqual({ ok: false, error: { 'zh-CN': '字典不存在', 'en-US': '字典不存在' } });
});
