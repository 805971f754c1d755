import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const written = v.object({ id: v.string() });
const logPage = v.object({
  records: v.array(v.looseObject({ id: v.string(), dataVersion: v.number(), dataId: v.string() })),
});
const compared = v.looseObject({
  resource: v.string(),
  recordName: v.string(),
  known: v.array(v.number()),
  versions: v.array(v.looseObject({ version: v.number(), by: v.string(), values: v.record(v.string(), v.unknown()) })),
});

describeApplication('two versions of a record', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    const { call } = application();
    return {
      write: (method: 'POST' | 'PUT', path: string, payload: object) =>
        call({ method, url: `/isps/topic/${path}`, token, payload }),
      remove: (id: string) => call({ method: 'DELETE', url: `/isps/topic/delete?id=${id}`, token }),
      logOf: async (id: string) => {
        const answer = await call({ method: 'GET', url: `/sys/dataLog/list?dataId=${id}&pageSize=50`, token });
        return new Map(v.parse(logPage, answer.envelope.result).records.map((row) => [row.dataVersion, row.id]));
      },
      compare: (query: Readonly<Record<string, string>>) =>
        call({ method: 'GET', url: `/sys/dataLog/queryCompareList?${new URLSearchParams(query).toString()}`, token }),
    };
  };
  const shown = (result: unknown) => {
    const { recordName, known, versions } = v.parse(compared, result);
    return [
      recordName,
      known,
      versions.map(({ version, by, values }) => [version, by, values['name'], values['sort']]),
    ];
  };

  async function changedTopic() {
    const admin = await as('admin');
    const added = await admin.write('POST', 'add', { name: '茶话会', sort: 1, isHot: 'N' });
    const { id } = v.parse(written, added.envelope.result);
    await admin.write('PUT', 'edit', { id, name: '茶话会二' });
    await admin.write('PUT', 'edit', { id, sort: 9 });
    return { admin, id, log: await admin.logOf(id) };
  }

  it('stand side by side with every value: two entries, or one with the version before it', async () => {
    const { admin, log } = await changedTopic();
    const [first = '', second = '', third = ''] = [log.get(1), log.get(2), log.get(3)];
    const both = await admin.compare({ dataId1: third, dataId2: first });
    const one = await admin.compare({ dataId1: second });
    const chosen = await admin.compare({ dataId1: second, older: '2', newer: '3' });
    expect([both, one, chosen].map(({ envelope }) => shown(envelope.result))).toEqual([
      [
        '茶话会二',
        [3, 2, 1],
        [
          [1, '管理员', '茶话会', 1],
          [3, '管理员', '茶话会二', 9],
        ],
      ],
      [
        '茶话会二',
        [3, 2, 1],
        [
          [1, '管理员', '茶话会', 1],
          [2, '管理员', '茶话会二', 1],
        ],
      ],
      [
        '茶话会二',
        [3, 2, 1],
        [
          [2, '管理员', '茶话会二', 1],
          [3, '管理员', '茶话会二', 9],
        ],
      ],
    ]);
  });

  it('PAGE-14 are the writes that the operation log names, kept in the data log and compared', async () => {
    const { admin, log } = await changedTopic();
    const token = await application().signIn('admin');
    const listed = await application().call({ method: 'GET', url: '/sys/log/list?logType=2&pageSize=50', token });
    const { records } = v.parse(v.object({ records: v.array(v.looseObject({})) }), listed.envelope.result);
    const one = await admin.compare({ dataId1: log.get(3) ?? '' });
    expect([
      records.map((row) => [row['realname'], row['path']]),
      [...log.keys()].toSorted((left, right) => left - right),
      shown(one.envelope.result),
    ]).toEqual([
      [
        ['管理员', 'PUT /isps/topic/edit'],
        ['管理员', 'PUT /isps/topic/edit'],
        ['管理员', 'POST /isps/topic/add'],
      ],
      [1, 2, 3],
      [
        '茶话会二',
        [3, 2, 1],
        [
          [2, '管理员', '茶话会二', 1],
          [3, '管理员', '茶话会二', 9],
        ],
      ],
    ]);
  });

  it('say of a secret that it was set, and never to what', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const password = 'Fresh#2026';
    const payload = { username: 'clerk', password, confirmPassword: password };
    await call({ method: 'PUT', url: '/sys/user/changePassword', token, payload });
    const admin = await as('admin');
    const id = seedIdentifier('user', 'clerk');
    const { envelope, text } = await admin.compare({ dataId1: (await admin.logOf(id)).get(2) ?? '' });
    const [before, after] = v.parse(compared, envelope.result).versions;
    expect([before?.values['password'], after?.values['password']]).toEqual([null, 2]);
    const history = await call({ method: 'GET', url: `/sys/user/history?id=${id}&limit=5`, token });
    expect(history.text).toContain('"password":[null,"******"]');
    expect(`${text}${history.text}`).not.toContain(password);
  });

  it('are there for a deleted record too', async () => {
    const { admin, id } = await changedTopic();
    await admin.remove(id);
    const log = await admin.logOf(id);
    const { envelope } = await admin.compare({ dataId1: log.get(4) ?? '' });
    expect(shown(envelope.result)).toEqual([
      '茶话会二',
      [4, 3, 2, 1],
      [
        [3, '管理员', '茶话会二', 9],
        [4, '管理员', null, null],
      ],
    ]);
  });

  it('are of one record, on record, and of those who may read its history', async () => {
    const [one, other] = [await changedTopic(), await as('admin')];
    const added = await other.write('POST', 'add', { name: '合唱', sort: 1, isHot: 'N' });
    const { id } = v.parse(written, added.envelope.result);
    const foreign = (await other.logOf(id)).get(1) ?? '';
    const own = one.log.get(2) ?? '';
    const told = async (query: Readonly<Record<string, string>>) => (await one.admin.compare(query)).envelope.message;
    expect([
      await told({ dataId1: own, dataId2: foreign }),
      await told({ dataId1: own, newer: '9' }),
      await told({ dataId1: 'none' }),
      (await (await as('supervisor')).compare({ dataId1: own })).status,
    ]).toEqual([
      '请选择同一条数据的两个版本进行比较',
      '没有第 9 版的记录，请选择其他版本',
      '未找到对应的数据，它可能已被删除，请刷新后重试',
      403,
    ]);
  });
});
