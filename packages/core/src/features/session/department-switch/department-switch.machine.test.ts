import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { sameText, localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createDepartmentSwitch } from './department-switch.service.ts';
import type { DepartmentSwitchEmitted } from './department-switch.types.ts';

const station = { id: 'd1', orgCode: 'A01A04', departName: '东湖区退休人员服务站' };
const street = { id: 'd2', orgCode: 'A01A04A01', departName: '梨园街道' };
const departments = [station, street];
const user = { id: 'u1', username: 'liuyang', realname: '刘洋', avatar: '', orgCode: 'A01A04A01' };
const title = localized('部门选择', 'Choose a department');
const titleWithCurrent = localized(
  '部门切换（当前部门 : 东湖区退休人员服务站）',
  'Switch department (current department: 东湖区退休人员服务站)',
);

function drive(isClosable = true) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createDepartmentSwitch({ client, clock: ports.clock, auth: { send: () => {} }, isClosable });
  const emitted: DepartmentSwitchEmitted[] = [];
  service.on((event) => emitted.push(event));
  const closed = { status: 'closed', title, departments: [], chosen: null, isMissing: false, isClosable };
  const open = { ...closed, status: 'choosing', title: titleWithCurrent, departments };
  const show = async (result: unknown = { list: departments, orgCode: 'A01A04' }) => {
    service.send({ type: 'dialog.show', username: 'liuyang' });
    ports.http.take('/sys/user/getCurrentUserDeparts').succeed(result);
    await settled();
  };
  return { service, emitted, http: ports.http, closed, open, show };
}

describe('department switch', () => {
  it('WID-02 opens once the list is loaded, with the name of the current department', async () => {
    const { service, http, closed, open } = drive();
    expect(service.facts()).toEqual(closed);
    service.send({ type: 'dialog.show', username: 'liuyang' });
    service.send({ type: 'dialog.show', username: 'liuyang' });
    expect(service.facts()).toEqual({ ...closed, status: 'loading' });
    const call = http.take('/sys/user/getCurrentUserDeparts');
    expect([call.request.method, http.pending()]).toEqual(['GET', 0]);
    call.succeed({ list: departments, orgCode: 'A01A04' });
    await settled();
    expect(service.facts()).toEqual(open);
  });

  it('WID-02 keeps the plain title if the list does not contain the current department', async () => {
    const { service, open, show } = drive();
    await show({ list: departments, orgCode: null });
    expect(service.facts()).toEqual({ ...open, title });
  });

  it.each([[[]], [null]])('WID-02 shows a warning for the list %j and stays closed', async (list) => {
    const { service, emitted, closed, show } = drive();
    await show({ list, orgCode: '' });
    expect({ facts: service.facts(), emitted }).toEqual({
      facts: closed,
      emitted: [
        {
          type: 'notice.raised',
          notice: { level: 'warning', text: localized('您尚未设置部门信息!', 'You have no department yet!') },
        },
      ],
    });
  });

  it("stays closed if the list fails to load, and shows the server's message if any", async () => {
    const { service, emitted, http, closed } = drive();
    service.send({ type: 'dialog.show', username: 'liuyang' });
    http.take('getCurrentUserDeparts').status(500);
    await settled();
    expect({ facts: service.facts(), emitted }).toEqual({ facts: closed, emitted: [] });
    service.send({ type: 'dialog.show', username: 'liuyang' });
    http.take('getCurrentUserDeparts').reject('账号异常');
    await settled();
    expect({ facts: service.facts(), emitted }).toEqual({
      facts: closed,
      emitted: [{ type: 'notice.raised', notice: { level: 'warning', text: sameText('账号异常') } }],
    });
  });

  it('WID-02 marks the select on confirmation without a selection, without a text, until one is made', async () => {
    const { service, emitted, http, open, show } = drive();
    await show();
    service.send({ type: 'choice.confirm' });
    expect({ facts: service.facts(), emitted, pending: http.pending() }).toEqual({
      facts: { ...open, isMissing: true },
      emitted: [],
      pending: 0,
    });
    service.send({ type: 'department.choose', orgCode: 'A01A04A01' });
    expect(service.facts()).toEqual({ ...open, chosen: 'A01A04A01' });
  });

  it('WID-02 the user can close it only if it is closable', async () => {
    const closable = drive(true);
    await closable.show();
    closable.service.send({ type: 'dialog.close' });
    expect(closable.service.facts()).toEqual(closable.closed);
    const fixed = drive(false);
    await fixed.show();
    fixed.service.send({ type: 'dialog.close' });
    expect(fixed.service.facts()).toEqual(fixed.open);
  });

  it('WID-02 sends the selection once, emits the returned user and resets', async () => {
    const { service, emitted, http, closed, open, show } = drive();
    await show();
    service.send({ type: 'department.choose', orgCode: 'A01A04A01' });
    service.send({ type: 'choice.confirm' });
    service.send({ type: 'choice.confirm' });
    service.send({ type: 'dialog.close' });
    expect(service.facts()).toEqual({ ...open, status: 'submitting', chosen: 'A01A04A01' });
    const call = http.take('/sys/selectDepart');
    expect([call.request.method, call.request.body, http.pending()]).toEqual([
      'POST',
      '{"orgCode":"A01A04A01","username":"liuyang"}',
      0,
    ]);
    call.succeed({ userInfo: user }, '已切换到 梨园街道');
    await settled();
    expect({ facts: service.facts(), emitted }).toEqual({
      facts: closed,
      emitted: [
        { type: 'department.switched', user },
        { type: 'notice.raised', notice: { level: 'success', text: sameText('已切换到 梨园街道') } },
      ],
    });
  });

  it("stays open with the selection on rejection, and shows the server's message as a warning", async () => {
    const { service, emitted, http, open, show } = drive();
    await show();
    service.send({ type: 'department.choose', orgCode: 'A01A04A01' });
    service.send({ type: 'choice.confirm' });
    http.take('/sys/selectDepart').reject('您不属于该部门，请重新选择');
    await settled();
    expect({ facts: service.facts(), emitted }).toEqual({
      facts: { ...open, chosen: 'A01A04A01' },
      emitted: [{ type: 'notice.raised', notice: { level: 'warning', text: sameText('您不属于该部门，请重新选择') } }],
    });
  });
});
