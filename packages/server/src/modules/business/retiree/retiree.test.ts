import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../../test/test-application.ts';
import { sysRolePermission } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.looseObject({ id: v.string(), version: v.number() });
const page = v.looseObject({ records: v.array(row) });

// A district that no county has: the number belongs to nobody. GB 11643.
const idCard = '420199195003120015';
const phone = '15412345678';
const person = {
  name: '王建国',
  idCard,
  phone,
  enterpriseId: seedIdentifier('enterprise', '0\n0'),
  retireDate: '2010-04-01',
  districtCode: '420106',
  isLonely: 'N',
  isPoor: 'N',
  isModel: 'N',
  isVeteran: 'N',
  isVolunteer: 'N',
};
const shown = { idCard: '420**************5', phone: '154****5678' };

describeApplication('retirees', (application) => {
  async function desk() {
    const token = await application().signIn('admin');
    const { call } = application();
    const send = (method: 'POST' | 'PUT', url: string, payload: object, headers: Record<string, string> = {}) =>
      call({ method, url, token, payload, headers });
    const read = (url: string) => call({ method: 'GET', url, token });
    return {
      send,
      read,
      added: async (values: object = {}) => {
        const answer = await send('POST', '/isps/retiree/add', { ...person, ...values });
        return { answer, row: v.parse(row, answer.envelope.result) };
      },
    };
  }

  it('PERM-13 are answered masked by every call, and whole only for a permission, with a reason that is logged', async () => {
    const { send, read, added } = await desk();
    const { answer, row: one } = await added();
    const edited = await send('PUT', '/isps/retiree/edit', { ...one, name: '王建军', version: one.version });
    const { id } = one;
    const answers = [
      answer,
      edited,
      await read(`/isps/retiree/queryById?id=${id}`),
      await read(`/isps/retiree/list?name=${encodeURIComponent('王建军')}`),
      await read(`/isps/retiree/history?id=${id}`),
      await read(`/isps/retiree/list?idCard=${idCard}`),
    ];
    const found = v.parse(page, answers.at(-1)?.envelope.result).records;
    const leaks = answers.filter(({ envelope }) =>
      [idCard, phone].some((number) => JSON.stringify(envelope).includes(number)),
    ).length;
    const after = v.parse(row, edited.envelope.result);
    const revealed = await send('POST', '/isps/retiree/reveal', { id, field: 'idCard', reason: '核对认证材料' });
    const silent = await send('POST', '/isps/retiree/reveal', { id, field: 'idCard', reason: ' ' });
    const open = await send('POST', '/isps/retiree/reveal', { id, field: 'name', reason: '核对认证材料' });
    const log = v.parse(page, (await read('/sys/log/list?event=retiree.reveal')).envelope.result).records;
    const supervisor = await application().signIn('supervisor');
    const refused = await application().call({
      method: 'POST',
      url: '/isps/retiree/reveal',
      token: supervisor,
      payload: { id, field: 'idCard', reason: '核对认证材料' },
    });
    expect({
      leaks,
      found: found.map((each) => each.id),
      after: { name: after['name'], idCard: after['idCard'], phone: after['phone'] },
      revealed: revealed.envelope.result,
      statuses: [silent.status, open.status, refused.status],
      log: log.filter(({ outcome }) => outcome === 'done').map(({ rowIds }) => rowIds),
    }).toEqual({
      leaks: 0,
      found: [id],
      after: { name: '王建军', ...shown },
      revealed: idCard,
      statuses: [400, 400, 403],
      log: [id],
    });
    const whole = v.parse(
      row,
      (await read(`/sys/log/queryById?id=${log.find(({ outcome }) => outcome === 'done')?.id ?? ''}`)).envelope.result,
    );
    expect(JSON.parse(String(whole['content']))).toEqual({ field: 'idCard', reason: '核对认证材料' });
  });

  it('PERM-13 have a note about their health that is absent from every answer to those without its right', async () => {
    const { send, read, added } = await desk();
    const { row: one } = await added({ healthRemark: '心脏支架术后' });
    const { id } = one;
    const changed = await send('PUT', '/isps/retiree/edit', {
      id,
      version: 1,
      healthRemark: '心脏支架术后，忌剧烈运动',
    });
    const log = v.parse(page, (await read(`/sys/dataLog/list?rowId=${id}`)).envelope.result).records;
    const compared = `/sys/dataLog/queryCompareList?dataId1=${String(log[0]?.id)}`;
    const query = encodeURIComponent(JSON.stringify([{ field: 'healthRemark', rule: 'notEmpty' }]));
    const asked = [
      `/isps/retiree/queryById?id=${id}`,
      '/isps/retiree/list?pageSize=100',
      `/isps/retiree/list?field=name,healthRemark`,
      `/isps/retiree/history?id=${id}`,
      compared,
      `/isps/retiree/recycleBin`,
    ];
    const grants = ['retiree:edit', 'retiree:add', 'retiree:recycle', 'system:dataLog:list'].map((code) => ({
      roleId: seedIdentifier('role', 'supervisor'),
      permissionId: seedIdentifier('permission', code),
    }));
    await application().database.orm.insert(sysRolePermission).values(grants);
    const token = await application().signIn('supervisor');
    const other = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
      application().call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    const answers = await Promise.all(asked.map((url) => other('GET', url)));
    const known = await Promise.all(asked.map((url) => read(url)));
    const edited = await other('PUT', '/isps/retiree/edit', { id, version: 2, name: '王建军' });
    const written = await other('PUT', '/isps/retiree/edit', { id, version: 3, healthRemark: '无' });
    const emptied = await other('PUT', '/isps/retiree/edit', { id, version: 3, healthRemark: null });
    const created = await other('POST', '/isps/retiree/add', { ...person, healthRemark: '无' });
    const found = await other('GET', `/isps/retiree/list?superQueryParams=${query}&superQueryMatchType=and`);
    const after = v.parse(row, (await read(`/isps/retiree/queryById?id=${id}`)).envelope.result);
    expect({
      isAnswered: answers.map(({ status }) => status),
      leaks: [...answers, edited].filter(({ envelope }) => JSON.stringify(envelope).includes('healthRemark')).length,
      isKnown: known.slice(0, 5).filter(({ envelope }) => JSON.stringify(envelope).includes('healthRemark')).length,
      changed: v.parse(row, changed.envelope.result)['healthRemark'],
      refused: [written, emptied, created].map(({ status, envelope }) => [status, envelope.message]),
      found: found.status,
      after: [after['name'], after['healthRemark']],
    }).toEqual({
      isAnswered: asked.map(() => 200),
      leaks: 0,
      isKnown: 5,
      changed: '心脏支架术后，忌剧烈运动',
      refused: Array.from({ length: 3 }, () => [403, expect.stringContaining('健康说明')]),
      found: 400,
      after: ['王建军', '心脏支架术后，忌剧烈运动'],
    });
  });

  it('are found by the whole number alone, and sorted by none', async () => {
    const { read, added } = await desk();
    await added();
    const part = v.parse(page, (await read('/isps/retiree/list?idCard=4201')).envelope.result).records;
    const sorted = await read('/isps/retiree/list?column=idCard&order=asc');
    expect([part, sorted.status]).toEqual([[], 400]);
  });

  it('have the birthday and the sex of their number, which is theirs alone', async () => {
    const { send, added } = await desk();
    const { row: one } = await added({ sex: '2', birthday: '1999-01-01' });
    const twice = await send('POST', '/isps/retiree/add', person);
    const wrong = await send('POST', '/isps/retiree/add', { ...person, idCard: '420199195003120013' });
    const future = await send('POST', '/isps/retiree/add', { ...person, idCard: '420199205003120011' });
    expect([one['sex'], one['birthday'], twice.error?.fields, wrong.error?.fields, future.envelope.success]).toEqual([
      '1',
      '1950-03-12',
      { idCard: expect.any(String) },
      { idCard: expect.any(String) },
      false,
    ]);
  });

  it('need a telephone for their contact in an emergency, and none without one', async () => {
    const { send, added } = await desk();
    const { row: one } = await added();
    const change = (values: object) => send('PUT', '/isps/retiree/edit', { id: one.id, ...values });
    const bare = await change({ emergencyName: '王小明' });
    const whole = await change({ emergencyName: '王小明', emergencyPhone: '15412340000' });
    const emptied = await change({ emergencyPhone: null });
    const both = await change({ emergencyName: null, emergencyPhone: null });
    expect([bare, whole, emptied, both].map(({ envelope, error }) => [envelope.success, error?.fields])).toEqual([
      [false, { emergencyPhone: '请输入紧急联系电话' }],
      [true, undefined],
      [false, { emergencyPhone: '请输入紧急联系电话' }],
      [true, undefined],
    ]);
  });

  it('have an age, and lend their masked numbers to their certifications', async () => {
    const { send, read, added } = await desk();
    const { row: one } = await added();
    const clerk = { retireeId: one.id, certType: '3', method: '2', year: 2026 };
    const applied = v.parse(row, (await send('POST', '/isps/certification/add', clerk)).envelope.result);
    const details = await read(`/isps/certification/queryById?id=${applied.id}`);
    const listed = await read(`/isps/certification/list?retireeId=${one.id}&field=applyNo,retireePhone`);
    const bare = await read(`/isps/certification/list?retireeId=${one.id}&field=applyNo`);
    const names = async (url: string) => {
      const { records } = v.parse(page, (await read(url)).envelope.result);
      return records.map((each) => [each['age'], each['age_dictText']]);
    };
    const sorted = await read('/isps/certification/list?column=retireePhone&order=asc');
    const revealed = await send('POST', '/isps/certification/reveal', {
      id: applied.id,
      field: 'retireePhone',
      reason: '核对认证材料',
    });
    const [inList] = v.parse(page, listed.envelope.result).records;
    const [inBare] = v.parse(page, bare.envelope.result).records;
    expect({
      added: [applied['retireePhone'], applied['validity']],
      details: v.parse(row, details.envelope.result)['retireeIdCard'],
      list: inList?.['retireePhone'],
      bare: Object.hasOwn(inBare ?? {}, 'retireePhone'),
      age: await names(`/isps/retiree/list?idCard=${idCard}&field=name,age`),
      statuses: [sorted.status, revealed.status],
    }).toEqual({
      added: [shown.phone, null],
      details: shown.idCard,
      list: shown.phone,
      bare: false,
      age: [[75, '75 岁']],
      statuses: [400, 404],
    });
  });

  it('are certified by an application that somebody else passes, with a number of its own', async () => {
    const { send, read, added } = await desk();
    const { row: one } = await added();
    const clerk = { retireeId: one.id, certType: '3', method: '2', year: 2026 };
    const applied = await send('POST', '/isps/certification/add', clerk);
    const application1 = v.parse(row, applied.envelope.result);
    const own = await send('PUT', '/isps/certification/pass', {
      rows: [{ id: application1.id }],
      asked: { validUntil: '2027-12-31' },
    });
    const waiting = v.parse(page, (await read('/isps/certification/list?status=0')).envelope.result).records;
    const other = waiting.find(({ createBy }) => createBy !== 'admin');
    const undated = await send('PUT', '/isps/certification/pass', { rows: [{ id: other?.id }] });
    const passed = await send('PUT', '/isps/certification/pass', {
      rows: [{ id: other?.id }],
      asked: { validUntil: '2027-12-31' },
    });
    const retiree = v.parse(
      row,
      (await read(`/isps/retiree/queryById?id=${String(other?.['retireeId'])}`)).envelope.result,
    );
    const certified = v.parse(row, (await read(`/isps/certification/queryById?id=${other?.id ?? ''}`)).envelope.result);
    expect([
      application1['applyNo'],
      own.envelope.message,
      undated.envelope.success,
      passed.envelope.success,
      retiree['certStatus'],
      certified['auditor'],
      certified['auditor_dictText'],
    ]).toEqual([
      expect.stringMatching(/^RZ\d{11}$/u),
      expect.stringContaining('不能审核自己提交的申请'),
      false,
      true,
      '1',
      'admin',
      '管理员',
    ]);
  });

  it('are what they were before a certification that is taken back, at once or later with a reason', async () => {
    const { send, read } = await desk();
    const waiting = v.parse(
      page,
      (await read('/isps/certification/list?status=0&pageSize=100')).envelope.result,
    ).records;
    const others = waiting.filter(({ createBy }) => createBy !== 'admin').slice(0, 3);
    const act = (action: string, asked: object, rows: readonly object[] = others.map(({ id }) => ({ id }))) =>
      send('PUT', `/isps/certification/${action}`, { rows, asked });
    const people = async () =>
      Promise.all(
        others.map(async ({ retireeId }) => {
          const answer = await read(`/isps/retiree/queryById?id=${String(retireeId)}`);
          const { certStatus, lastCertDate, version } = v.parse(row, answer.envelope.result);
          return [certStatus, lastCertDate, version];
        }),
      );
    const before = await people();
    const passed = await act('pass', { validUntil: '2027-12-31' });
    const certified = await people();
    const { rows } = v.parse(v.object({ rows: v.array(v.looseObject({})) }), passed.envelope.result);
    const undone = await act('pass/undo', {}, rows);
    const afterUndo = await people();
    const certification = v.parse(
      row,
      (await read(`/isps/certification/queryById?id=${others[0]?.id ?? ''}`)).envelope.result,
    );
    await act('pass', { validUntil: '2027-12-31' });
    const silent = await act('reject', {});
    const revoked = await act('reject', { reason: '照片不是本人' });
    expect({
      certified: certified.map(([status, date]) => [status, date]),
      undone: undone.envelope.message,
      certification: ['status', 'validUntil', 'auditor', 'auditTime'].map((key) => certification[key]),
      back: [afterUndo, await people()],
      revoking: [silent.envelope.success, revoked.envelope.success],
    }).toEqual({
      certified: others.map(() => ['1', '2026-01-15']),
      undone: '已撤销，共 3 项',
      certification: ['0', null, null, null],
      back: [before, before],
      revoking: [false, true],
    });
  });

  it('are taken out of the dead by who registered a death in error', async () => {
    const { send, read, added } = await desk();
    const { row: one } = await added();
    const act = async (action: string, asked: object) => {
      const { envelope } = await send('PUT', `/isps/retiree/${action}`, { rows: [{ id: one.id }], asked });
      return envelope.success;
    };
    const steps = [
      await act('markDeceased', { deathDate: '2026-01-10' }),
      await act('correctDeath', {}),
      await act('correctDeath', { healthStatus: '2' }),
    ];
    const after = v.parse(row, (await read(`/isps/retiree/queryById?id=${one.id}`)).envelope.result);
    expect([steps, after['status'], after['deathDate'], after['healthStatus']]).toEqual([
      [true, false, true],
      '1',
      null,
      '2',
    ]);
  });
});
