import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';

const row = v.looseObject({ id: v.string(), version: v.number() });
const member = v.looseObject({ id: v.string(), name: v.string(), age: v.nullable(v.number()), version: v.number() });
const record = v.looseObject({
  id: v.string(),
  version: v.number(),
  children: v.object({ family: v.array(member) }),
});
const page = v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() });
const history = v.object({
  entries: v.array(
    v.object({
      version: v.number(),
      action: v.string(),
      changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
    }),
  ),
  texts: v.record(v.string(), v.record(v.string(), v.string())),
});

/** Valid identity numbers: 17 digits and the check digit of GB 11643. */
const identityNumber = (place: number) => {
  const body = `11010119500101${String(place).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return `${body}${'10X98765432'.charAt(sum % 11)}`;
};

const people = { next: 1 };

describeApplicationOnBothEngines('sub-rows', (application) => {
  const desk = async () => {
    const token = await application().signIn('admin');
    const { call } = application();
    const get = (url: string) => call({ method: 'GET', url, token });
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    const read = async (id: string) => v.parse(record, (await get(`/isps/retiree/queryById?id=${id}`)).envelope.result);
    const enterprise = async () =>
      v.parse(page, (await get('/isps/enterprise/list?pageNo=1&pageSize=1')).envelope.result).records[0]?.id;
    return {
      get,
      send,
      read,
      family: async (id: string) => (await read(id)).children.family.map(({ name, age }) => [name, age]),
      add: async (family: readonly object[]) => {
        const place = people.next;
        people.next += 1;
        return send('POST', '/isps/retiree/add', {
          name: `退休${place}`,
          idCard: identityNumber(place),
          enterpriseId: await enterprise(),
          retireDate: '2012-06-01',
          districtCode: '110101',
          isLonely: 'N',
          isPoor: 'N',
          isModel: 'N',
          isVeteran: 'N',
          isVolunteer: 'N',
          children: { family: { rows: family } },
        });
      },
      edit: (id: string, version: number | undefined, family: object, values: object = {}) =>
        send('PUT', '/isps/retiree/edit', { id, version, ...values, children: { family } }),
    };
  };
  const idOf = ({ envelope }: Answer) => v.parse(row, envelope.result).id;
  const told = ({ envelope, error }: Answer) => [
    envelope.success,
    envelope.code,
    envelope.message,
    error?.fields ?? {},
  ];
  const wife = { relation: '1', name: '王芳', age: 66, phone: '13800138000' };
  const son = { relation: '2', name: '李强', age: 40 };

  it('RES-05 are added, changed and deleted with their row in one transaction, under its version', async () => {
    const admin = await desk();
    const id = idOf(await admin.add([wife, son]));
    const before = await admin.read(id);
    expect(
      before.children.family.map(({ name, age, phone, relation_dictText: relation }) => [name, age, phone, relation]),
    ).toEqual([
      ['王芳', 66, '138****8000', expect.any(String)],
      ['李强', 40, null, expect.any(String)],
    ]);
    const [first, second] = before.children.family;
    const edited = await admin.edit(id, before.version, {
      rows: [
        { id: first?.id, age: 67, phone: '138****8000' },
        { relation: '2', name: '李小妹', age: 38 },
      ],
      deletedIds: [second?.id],
    });
    expect(told(edited).slice(0, 2)).toEqual([true, 200]);
    const after = await admin.read(id);
    expect([after.version, await admin.family(id)]).toEqual([
      before.version + 1,
      [
        ['王芳', 67],
        ['李小妹', 38],
      ],
    ]);
    const revealed = await admin.send('POST', '/isps/familyMember/reveal', {
      id: first?.id,
      field: 'phone',
      reason: '核对联系方式',
    });
    expect(revealed.envelope.result).toBe('13800138000');
    const read = v.parse(history, (await admin.get(`/isps/retiree/history?id=${id}`)).envelope.result);
    const [changed] = read.entries;
    const added = after.children.family[1]?.id ?? '';
    expect([changed?.version, changed?.changes]).toEqual([
      after.version,
      {
        [`family/${first?.id ?? ''}`]: ['王芳', '王芳'],
        [`family/${first?.id ?? ''}/age`]: [66, 67],
        [`family/${second?.id ?? ''}`]: ['李强', null],
        [`family/${second?.id ?? ''}/relation`]: ['2', null],
        [`family/${second?.id ?? ''}/name`]: ['李强', null],
        [`family/${second?.id ?? ''}/age`]: [40, null],
        [`family/${added}`]: [null, '李小妹'],
        [`family/${added}/relation`]: [null, '2'],
        [`family/${added}/name`]: [null, '李小妹'],
        [`family/${added}/age`]: [null, 38],
      },
    ]);
    expect([
      read.entries[1]?.changes[`family/${first?.id ?? ''}/phone`],
      Object.keys(read.texts['family/relation'] ?? {}),
    ]).toEqual([
      [null, '138****8000'],
      ['1', '2'],
    ]);
  });

  it('stay as they are where a save does not name them, and if anything of the save is refused', async () => {
    const admin = await desk();
    const id = idOf(await admin.add([wife, son]));
    const { version, children } = await admin.read(id);
    const [first, second] = children.family;
    const refused = await admin.edit(
      id,
      version,
      {
        rows: [
          { id: first?.id, age: 70 },
          { id: second?.id, phone: '12345' },
        ],
      },
      { street: '改动' },
    );
    expect(told(refused)).toEqual([
      false,
      500,
      expect.stringContaining('家庭成员“李强”：'),
      { family: expect.stringContaining('家庭成员“李强”：电话') },
    ]);
    const unnamed = await admin.edit(id, version, { rows: [{ relation: '2' }] });
    expect(told(unnamed)[3]).toEqual({ family: '家庭成员：姓名：请输入姓名' });
    const now = await admin.read(id);
    expect([now.version, now['street'], await admin.family(id)]).toEqual([
      version,
      null,
      [
        ['王芳', 66],
        ['李强', 40],
      ],
    ]);
    expect(told(await admin.send('PUT', '/isps/retiree/edit', { id, version, street: '东街' }))[0]).toBe(true);
    expect(await admin.family(id)).toEqual([
      ['王芳', 66],
      ['李强', 40],
    ]);
  });

  it('of another row, deleted ones and unknown ones are a conflict and never dropped', async () => {
    const admin = await desk();
    const one = idOf(await admin.add([wife]));
    const other = idOf(await admin.add([son]));
    const [foreign] = (await admin.read(other)).children.family;
    const [own] = (await admin.read(one)).children.family;
    const conflict = [false, 409, '这条数据刚刚被他人修改过，请核对后再保存', {}];
    expect(told(await admin.edit(one, undefined, { rows: [{ id: foreign?.id, age: 1 }] }))).toEqual(conflict);
    expect(told(await admin.edit(one, undefined, { deletedIds: [foreign?.id] }))).toEqual(conflict);
    expect(told(await admin.edit(one, undefined, { rows: [{ id: 'unknown', name: '无名' }] }))).toEqual(conflict);
    expect(told(await admin.edit(one, undefined, { deletedIds: [own?.id] }))[0]).toBe(true);
    expect(told(await admin.edit(one, undefined, { rows: [{ id: own?.id, age: 1 }] }))).toEqual(conflict);
    const twice = await admin.edit(other, undefined, { rows: [{ id: foreign?.id }], deletedIds: [foreign?.id] });
    expect(told(twice)[0]).toBe(false);
    expect([await admin.family(one), await admin.family(other)]).toEqual([[], [['李强', 40]]]);
  });

  it('are thirty at most, counted as they will be stored', async () => {
    const admin = await desk();
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...son, name: `亲属${index + 1}` }));
    const message = '家庭成员最多 30 行，现有 31 行，请删除多余的行后再保存';
    expect(told(await admin.add(many(31)))).toEqual([false, 500, message, { family: message }]);
    const id = idOf(await admin.add(many(30)));
    const { version, children } = await admin.read(id);
    expect(children.family.map(({ name }) => name)).toEqual(many(30).map(({ name }) => name));
    expect(told(await admin.edit(id, version, { rows: [son] }))).toEqual([false, 500, message, { family: message }]);
    const exchanged = await admin.edit(id, version, { rows: [son], deletedIds: [children.family[4]?.id] });
    expect(told(exchanged)[0]).toBe(true);
    expect((await admin.read(id)).children.family).toHaveLength(30);
  });

  it('are deleted with their row; undo and the bin bring exactly them back, and a purge takes all', async () => {
    const admin = await desk();
    const id = idOf(await admin.add([wife, son]));
    const { version, children } = await admin.read(id);
    await admin.edit(id, version, { deletedIds: [children.family[1]?.id] });
    const listed = async () =>
      v.parse(page, (await admin.get(`/isps/familyMember/list?retireeId=${id}`)).envelope.result).total;
    const remove = () => admin.send('DELETE', `/isps/retiree/delete?id=${id}`);
    expect([await listed(), told(await remove())[0], await listed()]).toEqual([1, true, 0]);
    await admin.send('PUT', '/isps/retiree/undoDelete', { rows: [{ id, version: version + 2 }] });
    expect(await admin.family(id)).toEqual([['王芳', 66]]);
    await remove();
    await admin.send('PUT', '/isps/retiree/putRecycleBin', { rows: [{ id }] });
    expect(await admin.family(id)).toEqual([['王芳', 66]]);
    await remove();
    const purged = await admin.send('PUT', '/isps/retiree/deleteRecycleBin', { rows: [{ id }] });
    expect([told(purged)[0], await listed()]).toEqual([true, 0]);
  });

  it('have no calls of their own that write', async () => {
    const admin = await desk();
    const [own] = (await admin.read(idOf(await admin.add([wife])))).children.family;
    const values = { ...wife, id: own?.id, version: own?.version };
    const statuses = [
      (await admin.send('POST', '/isps/familyMember/add', wife)).status,
      (await admin.send('PUT', '/isps/familyMember/edit', values)).status,
      (await admin.send('DELETE', `/isps/familyMember/delete?id=${own?.id ?? ''}`)).status,
      (await admin.send('DELETE', `/isps/familyMember/deleteBatch?ids=${own?.id ?? ''}`)).status,
      (await admin.send('PUT', '/isps/familyMember/restore', { ...values, to: 1 })).status,
    ];
    expect(statuses).toEqual(statuses.map(() => 404));
  });

  it('that are read only are answered with their row and written by no call', async () => {
    const admin = await desk();
    const orders = v.parse(page, (await admin.get('/isps/shopOrder/list?pageNo=1&pageSize=1')).envelope.result);
    const order = async () => {
      const { envelope } = await admin.get(`/isps/shopOrder/queryById?id=${orders.records[0]?.id ?? ''}`);
      return v.parse(v.looseObject({ ...row.entries, children: v.object({ items: v.array(row) }) }), envelope.result);
    };
    const { children, ...values } = await order();
    expect(children.items.length).toBeGreaterThan(0);
    const items = { rows: children.items.map(({ id }) => ({ id, number: 99 })), deletedIds: [] };
    const statuses = [
      (await admin.send('PUT', '/isps/shopOrder/edit', { ...values, children: { items } })).status,
      (await admin.send('POST', '/isps/shopOrder/add', { ...values, children: { items } })).status,
      (await admin.send('PUT', '/isps/shopOrderItem/edit', { ...children.items[0], number: 99 })).status,
      (await admin.send('DELETE', `/isps/shopOrderItem/delete?id=${children.items[0]?.id ?? ''}`)).status,
    ];
    expect([statuses, (await order()).children]).toEqual([[404, 404, 404, 404], children]);
  });
});
