import { describe, expect, it } from 'vitest';

import { page, type Answer } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';
import { rows, server } from './testing/wire-samples.ts';

const [, draft] = rows;
const type = {
  id: 't1',
  createBy: 'admin',
  createTime: '2026-01-15 09:00:00',
  updateBy: null,
  updateTime: null,
  version: 3,
  name: '书画',
  code: 'ART2',
  sort: 1,
  status: '1',
  remark: '旧',
};

async function signedIn(): Promise<CliPerson> {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  return person;
}

const told = (message: string, result: unknown): Answer =>
  page(JSON.stringify({ success: true, message, code: 200, result, timestamp: 0 }));

describe('evergreen add', () => {
  const added = () => server({ 'POST /api/isps/activityType/add': told('添加成功！', type) });

  it('adds a record of words, and one for each line of standard input', async () => {
    const person = await signedIn();
    const words = ['add', 'activityType', '--set', 'name=书画', '--set', 'code=ART2'];
    expect([
      await person.runs(words, { http: added() }),
      await person.runs(['add', 'activityType'], {
        http: added(),
        input: '{"name":"书画","code":"ART2"}\n\n{"name":"合唱","code":"SING","sort":2}\n',
      }),
    ]).toEqual([
      { code: 0, out: '添加成功！\n', err: '' },
      { code: 0, out: '添加成功！\n添加成功！\n', err: '' },
    ]);
    const json = await person.runs([...words, '--json'], { http: added() });
    expect(JSON.parse(json.out)).toMatchObject({ id: 't1', name: '书画' });
  });

  it('TEXT-01 says what is wrong before anything is sent, a name that cannot be seen too, and sends nothing where it only checks', async () => {
    const person = await signedIn();
    const missing = await person.runs(['add', 'activityType', '--set', 'name=书画', '--set', 'sort=很多'], {
      http: server(),
    });
    expect([missing.code, missing.out]).toEqual([2, '']);
    expect(missing.err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^类型编码：/u),
      expect.stringMatching(/^排序：/u),
    ]);
    const unseen = await person.runs(['add', 'activityType', '--set', 'name=\u200b', '--set', 'code=A', '--dry-run'], {
      http: server(),
    });
    expect([unseen.code, unseen.err.trimEnd()]).toEqual([2, '类型名称：请输入类型名称']);
    const checked = await person.runs(['add', 'activityType', '--set', 'name=书画', '--set', 'code=A', '--dry-run'], {
      http: server(),
    });
    expect(checked).toEqual({ code: 0, out: '检查通过，没有保存\n', err: '' });
  });

  it.each([
    [['add', 'activityType', '--set', 'nothing=1'], '', '--set nothing=1 不正确，应为“字段=值”'],
    [['add', 'activityType'], '', '没有给出字段'],
    [['add', 'activityType'], '[1]\n', '标准输入第 1 行不是 JSON 对象，没有保存任何记录'],
    [['add', 'activityType'], '{"name":{}}\n', '标准输入第 1 行不是 JSON 对象'],
    [['add', 'log', '--set', 'a=b'], '', '“日志管理”不提供这个操作'],
  ])('refuses %j with the input %j', async (words, input, sentence) => {
    const person = await signedIn();
    const run = await person.runs(words, { http: server(), input });
    expect([run.code, run.out, run.err.startsWith(sentence)]).toEqual([2, '', true]);
  });
});

describe('evergreen edit', () => {
  const read = { 'GET /api/isps/activityType/queryById': { result: type } };

  it('changes the fields that are named, empties one with an empty value, and says what the server said', async () => {
    const person = await signedIn();
    const http = server({
      ...read,
      'PUT /api/isps/activityType/edit': told('编辑成功！', { ...type, remark: null, version: 4 }),
    });
    expect(await person.runs(['edit', 'activityType', 't1', '--set', 'remark='], { http })).toEqual({
      code: 0,
      out: '编辑成功！\n',
      err: '',
    });
  });

  it('changes nothing where the record has another version, or another value is wrong', async () => {
    const person = await signedIn();
    const words = ['edit', 'activityType', 't1', '--set'];
    expect([
      await person.runs([...words, 'remark=新', '--if-version', '2'], { http: server(read) }),
      (await person.runs([...words, 'name='], { http: server(read) })).code,
    ]).toEqual([{ code: 1, out: '', err: '记录已是第 3 版，没有修改\n' }, 2]);
  });
});

describe('evergreen edit of what people have permissions by', () => {
  it('PERM-18 names who loses a permission, where it only checks too, and saves with --yes alone', async () => {
    const person = await signedIn();
    const button = {
      ...type,
      id: 'p1',
      name: '编辑',
      menuType: '2',
      parentId: 'p0',
      perms: 'activity:edit',
      permsType: '1',
      sortNo: 1,
      isRoute: 'Y',
      hidden: 'N',
      keepAlive: 'N',
      alwaysShow: 'N',
      internalOrExternal: 'N',
      status: '1',
    };
    const losses = {
      total: 1,
      people: [{ id: 'u1', username: 'clerk', realname: '王秀兰', lost: ['p1'] }],
      permissions: [{ id: 'p1', path: '活动管理 › 编辑' }],
    };
    const entries = server({
      'GET /api/sys/permission/queryById': { result: button },
      'POST /api/sys/permission/queryLosses': { result: losses },
      'PUT /api/sys/permission/edit': told('编辑成功！', { ...button, status: '0', version: 4 }),
    });
    const words = ['edit', 'permission', 'p1', '--set', 'status=0'];
    const named = '1 人会失去权限：\n  王秀兰（clerk）：活动管理 › 编辑\n';
    expect([
      await person.runs([...words, '--dry-run'], { http: entries }),
      await person.runs(words, { http: entries }),
      await person.runs([...words, '--yes'], { http: entries }),
      await person.runs(['edit', 'permission', 'p1', '--set', 'sortNo=2'], { http: entries }),
    ]).toEqual([
      { code: 0, out: `${named}检查通过，没有保存\n`, err: '' },
      { code: 2, out: named, err: '有人会失去权限，没有保存；确认请加 --yes\n' },
      { code: 0, out: `${named}编辑成功！\n`, err: '' },
      { code: 0, out: '编辑成功！\n', err: '' },
    ]);
  });
});

describe('evergreen delete', () => {
  it('asks for a confirmation, lists what would be deleted, and deletes', async () => {
    const person = await signedIn();
    const removed = server({
      'DELETE /api/isps/activity/delete': told('删除成功！', { rows: [{ id: 'a2', version: 2 }] }),
      'DELETE /api/isps/activity/deleteBatch': told('批量删除成功，共 2 项！', {
        rows: [
          { id: 'a1', version: 2 },
          { id: 'a2', version: 2 },
        ],
      }),
    });
    const reading = server({ 'GET /api/isps/activity/queryById': { result: draft } });
    expect([
      await person.runs(['delete', 'activity', 'a2'], { http: server() }),
      await person.runs(['delete', 'activity', 'a2', '--dry-run'], { http: reading }),
      await person.runs(['delete', 'activity', 'a2', '--yes'], { http: removed }),
      await person.runs(['delete', 'activity', '--yes', '--json'], { http: removed, input: 'a1\na2\n' }),
    ]).toEqual([
      { code: 2, out: '', err: '将删除 1 条记录，请加 --yes 确认\n' },
      { code: 0, out: 'a2  书法讲座\n', err: '' },
      { code: 0, out: '删除成功！\n', err: '' },
      { code: 0, out: '{"deleted":["a1","a2"]}\n', err: '' },
    ]);
  });

  it('names who loses a permission before it is deleted, and where it is only listed', async () => {
    const person = await signedIn();
    const losses = {
      total: 2,
      people: [{ id: 'u1', username: 'clerk', realname: '王秀兰', lost: ['p1'] }],
      permissions: [{ id: 'p1', path: '活动管理 › 编辑' }],
    };
    const entries = server({
      'GET /api/sys/permission/list': { result: { records: [], total: 0, size: 10, current: 1, pages: 0 } },
      'GET /api/sys/permission/queryById': { result: { ...type, id: 'p1', name: '编辑' } },
      'POST /api/sys/permission/queryLosses': { result: losses },
      'DELETE /api/sys/permission/delete': told('删除成功！', { rows: [{ id: 'p1', version: 2 }] }),
    });
    const named = '2 人会失去权限：\n  王秀兰（clerk）：活动管理 › 编辑\n  另有 1 人不在您的查看范围内或未列出\n';
    expect([
      await person.runs(['delete', 'permission', 'p1', '--dry-run'], { http: entries }),
      await person.runs(['delete', 'permission', 'p1', '--yes'], { http: entries }),
    ]).toEqual([
      { code: 0, out: `p1  编辑\n${named}`, err: '' },
      { code: 0, out: `${named}删除成功！\n`, err: '' },
    ]);
  });

  it('says why nothing was deleted', async () => {
    const person = await signedIn();
    const refused = server({
      'DELETE /api/isps/activity/delete': { failure: '“书法讲座”正被 3 条报名使用，不能删除' },
    });
    expect(await person.runs(['delete', 'activity', 'a2', '--yes'], { http: refused })).toEqual({
      code: 1,
      out: '',
      err: '“书法讲座”正被 3 条报名使用，不能删除\n',
    });
  });
});
