import { expect, it } from 'vitest';

import { defaultCoreConfig } from './core.config.ts';
import { createCore } from './create-core.ts';
import type { EditableTableDependencies } from './features/editable-table/index.ts';
import { tableDependencies } from './table-dependencies.ts';
import { fakeContent, fakePorts, settled } from './testing/index.ts';

async function signedIn() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' } });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }],
    auth: [{ action: 'activity:add', type: '1' }],
    allAuth: [
      { action: 'activity:add', type: '1', status: '1' },
      { action: 'activity:delete', type: '1', status: '1' },
    ],
  });
  await settled();
  const given: EditableTableDependencies[] = [];
  core.open((page) => {
    given.push(tableDependencies(page));
    return { on: () => () => undefined };
  });
  return { core, ports, table: given[0] };
}

it('a table on a page has the person, the permissions and the dictionaries of who is signed in', async () => {
  const { ports, table } = await signedIn();
  const options = table?.loadOptions?.('sex');
  await settled();
  ports.http.take('/sys/dict/getDictItems').succeed([
    { value: '1', text: '男' },
    { value: '2', text: '女', disabled: true },
  ]);
  expect({
    user: table?.userId?.(),
    allowed: ['activity:add', 'activity:delete'].map((code) => table?.isAllowed?.(code)),
    options: await options,
  }).toEqual({
    user: 'u1',
    allowed: [true, false],
    options: {
      ok: true,
      value: [
        { value: '1', text: '男', disabled: false },
        { value: '2', text: '女', disabled: true },
      ],
    },
  });
});

it('UP-03 a table on a page sends its files to the platform, and the token where the column says so', async () => {
  const { ports, table } = await signedIn();
  const content = fakeContent('x', 'text/plain');
  const { signal } = new AbortController();
  const token = table?.uploads?.token();
  void table?.uploads?.port.send(
    { name: 'a.txt', content },
    { action: '/sys/common/upload', headers: { 'x-access-token': token ?? '' }, fields: [['biz', 'temp'], ['isup', '1']], fileField: 'file', onProgress: () => undefined, signal },
  );
  const { url, headers, form, timeout } = ports.http.take('/sys/common/upload').request;
  expect([token, url, headers['x-access-token'], headers['accept-language'], form, timeout]).toEqual([
    'T1',
    '/api/sys/common/upload',
    'T1',
    'zh-CN',
    { fields: [['biz', 'temp'], ['isup', '1']], files: [{ field: 'file', name: 'a.txt', content }] },
    null,
  ]);
});

it('a dictionary that cannot be read is told in words that a table can show', async () => {
  const { ports, table } = await signedIn();
  const options = table?.loadOptions?.('sex');
  await settled();
  ports.http.take('/sys/dict/getDictItems').reject('字典不存在');
  expect(await options).toEqual({ ok: false, error: { 'zh-CN': '字典不存在', 'en-US': '字典不存在' } });
});
