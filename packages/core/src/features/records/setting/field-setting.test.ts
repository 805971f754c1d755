import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import { sameText } from '../../../kernel/index.ts';
import {
  resourceRowSchema,
  retireeResource,
  roleResource,
  squarePostResource,
  userResource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createRecordActions, type PendingUndo } from '../actions/index.ts';
import type { ResourcePageService } from '../page/index.ts';
import { settableFields } from './field-setting.model.ts';
import { createFieldSetting } from './field-setting.service.ts';

type PageEvent = Parameters<ResourcePageService['send']>[0];

const resource = retireeResource;
const DICTIONARIES = { education: [{ value: '4', text: '大专' }] };

function retiree(id: string, education: string | null, text: string | null, version = 3): ResourceRow {
  const values = { id, version, name: `职工${id}`, education, education_dictText: text };
  return v.parse(resourceRowSchema(resource), values);
}

const ROWS = [
  retiree('a', '1', '小学'),
  retiree('b', '4', '大专'),
  retiree('c', null, null),
  retiree('d', '1', '小学'),
];

async function opened(ids: readonly string[] = ['a', 'b', 'c', 'd']) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  const userInfo = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo, sysAllDictItems: DICTIONARIES });
  await settled();
  const auth = [{ action: 'retiree:list' }, { action: 'retiree:edit' }];
  const menu = [{ id: 'm', path: '/isps/retiree', component: 'areas/retiree', meta: { title: '退休人员' } }];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth, allAuth: auth });
  await settled();
  const told: PageEvent[] = [];
  const undos: PendingUndo[] = [];
  const actions = core.open((page) => createRecordActions({ ...page, resource }));
  const page = {
    send: (event: PageEvent) => void told.push(event),
    actions: {
      send: (event: Parameters<typeof actions.send>[0]) => {
        if (event.type === 'undo.offer') undos.push(event.undo);
        actions.send(event);
      },
    },
  };
  const setting = core.open((given) => createFieldSetting({ ...given, page, resource, ids }));
  const edit = (url = '/isps/retiree/edit') => {
    const call = ports.http.take(url);
    return { ...call, body: JSON.parse(call.request.body ?? '') as unknown };
  };
  return { ports, setting, actions, told, undos, edit };
}

async function chosen() {
  const stage = await opened(['a', 'b', 'c', 'd', 'gone']);
  const list = stage.ports.http.take('/isps/retiree/list');
  list.succeed({ records: ROWS, total: 4, size: 100, current: 1, pages: 1 });
  await settled();
  stage.setting.send({ type: 'field.choose', key: 'education' });
  stage.setting.send({ type: 'value.change', value: '4' });
  return stage;
}

it('one field of the selected rows is set: what changes is told before, each is edited in its version, and all are put back', async () => {
  const { ports, setting, actions, told, undos, edit } = await chosen();
  expect(setting.facts()).toMatchObject({
    status: 'asking',
    count: 4,
    missing: 1,
    preview: {
      changing: 3,
      staying: 1,
      from: [
        { value: sameText('小学'), count: 2 },
        { value: sameText(''), count: 1 },
      ],
      others: 0,
    },
  });

  setting.send({ type: 'setting.confirm' });
  for (const id of ['a', 'c', 'd']) {
    const call = edit();
    expect(call.body).toEqual({ id, version: 3, education: '4' });
    call.succeed(retiree(id, '4', '大专', 4));
    await settled();
  }
  expect([setting.facts().status, setting.facts().saved, told, undos[0]?.text['zh-CN'], ports.http.pending()]).toEqual([
    'done',
    3,
    [{ type: 'rows.changed' }],
    '已将 3 项的“学历”改为“大专”',
    0,
  ]);

  actions.send({ type: 'undo.request' });
  const notices: string[] = [];
  actions.on((emitted) => {
    if (emitted.type === 'notice.raised') notices.push(emitted.notice.text['zh-CN']);
  });
  const first = edit();
  expect(first.body).toEqual({ id: 'a', version: 4, education: '1' });
  first.succeed(retiree('a', '1', '小学', 5));
  await settled();
  const second = edit();
  expect(second.body).toEqual({ id: 'c', version: 4, education: null });
  second.reject('数据已被他人修改', 409);
  await settled();
  edit().succeed(retiree('d', '1', '小学', 5));
  await settled();
  expect(notices).toEqual(['已撤销，但有 1 项保持不变：职工c']);
});

it('a row that is refused is named and the others go on; without an answer the rest is left as it is', async () => {
  const { ports, setting, undos, edit } = await chosen();
  setting.send({ type: 'setting.confirm' });
  edit().reject('数据已被他人修改', 409);
  await settled();
  edit().succeed(retiree('c', '4', '大专', 4));
  await settled();
  ports.http.take('/isps/retiree/edit').end({ kind: 'unreachable' });
  await settled();
  expect(setting.facts()).toMatchObject({
    status: 'finished',
    tried: 3,
    saved: 1,
    left: 0,
    refused: [{ name: '职工a', reason: sameText('数据已被他人修改') }, { name: '职工d' }],
  });
  expect(undos[0]?.values).toEqual({ c: { education: null } });
});

it('a value that the field does not take changes nothing and says why; a stop leaves the rest', async () => {
  const { ports, setting, edit } = await chosen();
  setting.send({ type: 'field.choose', key: 'retireDate' });
  setting.send({ type: 'value.change', value: '昨天又昨天' });
  setting.send({ type: 'setting.confirm' });
  expect([setting.facts().question?.error === null, setting.facts().preview, ports.http.pending()]).toEqual([
    false,
    null,
    0,
  ]);
  setting.send({ type: 'value.change', value: '2020-1-5' });
  setting.send({ type: 'setting.confirm' });
  setting.send({ type: 'setting.stop' });
  const call = edit();
  expect(call.body).toEqual({ id: 'a', version: 3, retireDate: '2020-01-05' });
  call.succeed(retiree('a', '1', '小学', 4));
  await settled();
  expect(setting.facts()).toMatchObject({ status: 'finished', saved: 1, left: 3 });
});

it('fields of one row alone, masked and guarded ones, secrets and rights are not set on many', () => {
  const keysOf = (described: Parameters<typeof settableFields>[0]) => settableFields(described).map(([key]) => key);
  expect(keysOf(retireeResource)).not.toEqual(
    expect.arrayContaining(['name', 'idCard', 'phone', 'healthRemark', 'photo']),
  );
  expect(keysOf(retireeResource)).toEqual(expect.arrayContaining(['education', 'retireDate', 'politicalStatus']));
  for (const key of ['username', 'password', 'roleIds', 'phone', 'status'])
    expect(keysOf(userResource)).not.toContain(key);
  expect([keysOf(roleResource), keysOf(squarePostResource)]).toEqual([
    ['needsSecondFactor', 'description'],
    ['topicId', 'isTop', 'isHot'],
  ]);
});
