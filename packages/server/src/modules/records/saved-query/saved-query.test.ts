import { expect, it } from 'vitest';
import * as v from 'valibot';

import { savedQueryEndpoints } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const TALKS = '[{"field":"title","rule":"like","val":"讲座"}]';
const MISSING = '这个查询已不存在，请刷新后重试';

describeApplicationOnBothEngines('saved queries', (application) => {
  /** What somebody may do with queries, in one tenant. */
  async function person(username: string, tenant = 0) {
    const token = await application().signIn(username);
    const headers = { 'tenant-id': String(tenant) };
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      application().call({ method, url, token, headers, ...(payload === undefined ? {} : { payload }) });
    const lists = async (resource = 'activity') => {
      const { envelope } = await call('GET', `/sys/savedQuery/list?resource=${resource}`);
      if (!envelope.success) throw new Error(envelope.message);
      return v.parse(savedQueryEndpoints.list.answer, envelope.result);
    };
    return {
      call,
      lists,
      /** Names of the queries, with whose they are, whom they are shared with, and whether they are the default. */
      shown: async (resource?: string) =>
        (await lists(resource)).queries.map(({ title, owner, role, isDefault }) =>
          [title, owner ?? '', role?.name ?? '', isDefault ? 'default' : ''].join('|'),
        ),
      roleId: async (name: string) => (await lists()).roles.find((role) => role.name === name)?.id ?? 'none',
      save: async (title: string, given: object = {}) =>
        call('POST', '/sys/savedQuery/save', {
          resource: 'activity',
          title,
          superQueryParams: TALKS,
          superQueryMatchType: 'and',
          roleId: null,
          isDefault: false,
          ...given,
        }),
      idOf: async (title: string) => (await lists()).queries.find((query) => query.title === title)?.id ?? 'none',
    };
  }

  it('QUERY-11 keeps a query for its owner, one as the default, and shows it to a role alone', async () => {
    const clerk = await person('clerk');
    const colleague = await person('liuyang');
    const supervisor = await person('supervisor');
    await clerk.save('自己的', { isDefault: true });
    application().clock.advance(1000);
    const shared = await clerk.save(' 大讲座 ', { roleId: await clerk.roleId('活动专员'), isDefault: true });
    expect(shared.envelope.message).toBe('保存成功！');
    expect([await clerk.shown(), await colleague.shown(), await supervisor.shown()]).toEqual([
      ['大讲座||活动专员|default', '自己的|||'],
      ['大讲座|王秀兰|活动专员|'],
      [],
    ]);
    expect((await colleague.lists()).queries[0]).toMatchObject({ superQueryParams: TALKS, superQueryMatchType: 'and' });

    const own = await clerk.idOf('自己的');
    await clerk.call('PUT', '/sys/savedQuery/default', { id: own, isDefault: true });
    const moved = await clerk.shown();
    await clerk.call('PUT', '/sys/savedQuery/default', { id: own, isDefault: false });
    await clerk.save('大讲座', { superQueryParams: '[{"field":"quota","rule":"ge","val":9}]' });
    expect([moved, await clerk.shown(), await colleague.shown()]).toEqual([
      ['大讲座||活动专员|', '自己的|||default'],
      ['大讲座|||', '自己的|||'],
      [],
    ]);
  });

  it('QUERY-11 lets nobody read, change or delete the query of another person by its identifier', async () => {
    const clerk = await person('clerk');
    const colleague = await person('liuyang');
    await clerk.save('自己的');
    await clerk.save('共享的', { roleId: await clerk.roleId('活动专员') });
    const answers: string[] = [];
    for (const title of ['自己的', '共享的']) {
      const id = await clerk.idOf(title);
      const deletion = await colleague.call('DELETE', `/sys/savedQuery/delete?id=${id}`);
      const marking = await colleague.call('PUT', '/sys/savedQuery/default', { id, isDefault: true });
      for (const { envelope } of [deletion, marking]) answers.push(envelope.message);
    }
    // A query of the same name is one's own.
    await colleague.save('共享的', { superQueryParams: '[{"field":"quota","rule":"ge","val":1}]' });
    expect([new Set(answers), await clerk.shown(), await colleague.shown()]).toEqual([
      new Set([MISSING]),
      ['共享的||活动专员|', '自己的|||'],
      ['共享的|||', '共享的|王秀兰|活动专员|'],
    ]);
    const gone = await clerk.call('DELETE', `/sys/savedQuery/delete?id=${await clerk.idOf('共享的')}`);
    expect([gone.envelope.message, await clerk.shown(), await colleague.shown()]).toEqual([
      '删除成功！',
      ['自己的|||'],
      ['共享的|||'],
    ]);
  });

  it('QUERY-11 stays inside the tenant that it was saved for', async () => {
    const at = async (username: string, tenant: number) => person(username, tenant);
    const admin = await at('admin', 1001);
    await admin.save('本单位', { roleId: await admin.roleId('平台管理员') });
    const elsewhere = await at('admin', 1002);
    expect([await admin.shown(), await elsewhere.shown()]).toEqual([['本单位||平台管理员|'], []]);
    const id = await admin.idOf('本单位');
    const deletion = await elsewhere.call('DELETE', `/sys/savedQuery/delete?id=${id}`);
    expect([deletion.envelope.message, await admin.shown()]).toEqual([MISSING, ['本单位||平台管理员|']]);
  });

  it('refuses lists that one may not read, roles of others, and conditions that no list takes', async () => {
    const clerk = await person('clerk');
    const supervisorRole = await (await person('admin')).roleId('监管人员');
    const told = async (given: object) => {
      const { status, envelope } = await clerk.save('a', given);
      return `${status} ${envelope.message}`;
    };
    expect([
      await told({ resource: 'shopOrder' }),
      await told({ resource: 'nothing' }),
      await told({ roleId: supervisorRole }),
      await told({ superQueryParams: '[]' }),
      await told({ superQueryParams: '{' }),
      await told({ superQueryParams: '[{"field":"gone","rule":"eq","val":"1"}]' }),
      (await clerk.call('GET', '/sys/savedQuery/list?resource=shopOrder')).status,
      (await clerk.lists()).roles.map(({ name }) => name),
    ]).toEqual([
      '403 拒绝访问：缺少权限 shopOrder:list，请联系管理员授权',
      '200 没有这个列表',
      '200 不能共享给这个角色，请另选一个',
      '200 空条件不能保存',
      '200 查询条件的格式不正确，请重新设置条件',
      '200 没有可查询的字段“gone”，请选择其他字段',
      403,
      ['活动专员'],
    ]);
    const admin = await person('admin');
    const masked = await admin.save('a', {
      resource: 'retiree',
      superQueryParams: '[{"field":"idCard","rule":"eq","val":"11010519491231002X"}]',
    });
    expect(masked.envelope.message).toBe('条件中有需要保密的值，不能保存，请先去掉这些条件');
  });

  it('LIST-25 keeps a layout beside a condition, or alone, and replaces it with the query', async () => {
    const clerk = await person('clerk');
    const layout = { columns: ['title', 'gone'], sorter: { column: 'startTime', order: 'asc' }, density: 'compact' };
    const none = await clerk.save('空的', { superQueryParams: '[]', layout: null });
    const invalid = await clerk.save('错的', { layout: { ...layout, columns: [] } });
    await clerk.save('列', { superQueryParams: '[]', layout, roleId: await clerk.roleId('活动专员') });
    await clerk.save('讲座', { layout });
    application().clock.advance(1000);
    await clerk.save('讲座', { layout: null });
    const kept = ({ queries }: Awaited<ReturnType<typeof clerk.lists>>) =>
      queries.map(({ title, superQueryParams, layout: read }) => ({ title, superQueryParams, layout: read }));
    expect([
      none.envelope.message,
      invalid.status,
      kept(await clerk.lists()),
      kept(await (await person('liuyang')).lists()),
    ]).toEqual([
      '空条件不能保存',
      400,
      [
        { title: '讲座', superQueryParams: TALKS, layout: null },
        { title: '列', superQueryParams: '[]', layout },
      ],
      [{ title: '列', superQueryParams: '[]', layout }],
    ]);
  });

  it('keeps fifty queries of one list, and replaces one of them still', async () => {
    const clerk = await person('clerk');
    for (let count = 1; count <= 50; count += 1) await clerk.save(`第${count}个`);
    const one = await clerk.save('第51个');
    const again = await clerk.save('第7个');
    expect([one.envelope.message, again.envelope.success, (await clerk.shown()).length]).toEqual([
      '最多保存 50 个查询，请先删除一些',
      true,
      50,
    ]);
  });
});
