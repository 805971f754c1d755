import { describe, expect, it } from 'vitest';

import type { UserInfo } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { sameText, localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createPasswordChange } from './password-change.service.ts';
import type { PasswordChangeEmitted, PasswordField } from './password-change.types.ts';

const empty = { oldPassword: '', newPassword: '', confirmation: '' };
const right = { oldPassword: 'Old#12345', newPassword: 'New#12345', confirmation: 'New#12345' };
const closed = { status: 'closed', username: '', values: empty, errors: {} };

function drive(user: UserInfo | null = null) {
  const changed: unknown[] = [];
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const change = createPasswordChange({
    client,
    auth: { facts: () => ({ user }), send: (event) => changed.push(event) },
  });
  const emitted: PasswordChangeEmitted[] = [];
  change.on((event) => emitted.push(event));
  const type = (values: Partial<Record<PasswordField, string>>) => {
    if (values.oldPassword !== undefined)
      change.send({ type: 'value.change', field: 'oldPassword', value: values.oldPassword });
    if (values.newPassword !== undefined)
      change.send({ type: 'value.change', field: 'newPassword', value: values.newPassword });
    if (values.confirmation !== undefined)
      change.send({ type: 'value.change', field: 'confirmation', value: values.confirmation });
  };
  const words = () =>
    Object.fromEntries(Object.entries(change.facts().errors).map(([field, error]) => [field, error['zh-CN']]));
  return { change, emitted, http: ports.http, type, words, changed };
}

describe('password change', () => {
  it('UP-19 tells the session once a first password that somebody else made is changed', async () => {
    const user = { id: 'u1', username: 'clerk', realname: '', avatar: '', mustChangePassword: true };
    const { change, http, type, changed } = drive(user);
    change.send({ type: 'dialog.show', username: 'clerk' });
    type(right);
    change.send({ type: 'form.submit' });
    http.take('updatePassword').succeed(null);
    await settled();
    expect(changed).toEqual([{ type: 'user.changed', user: { ...user, mustChangePassword: false } }]);
  });

  it('WID-01 opens for a username, and only warns without one', () => {
    const { change, emitted, http } = drive();
    expect(change.facts()).toEqual(closed);
    change.send({ type: 'dialog.show', username: '' });
    expect({ facts: change.facts(), emitted }).toEqual({
      facts: closed,
      emitted: [
        {
          type: 'notice.raised',
          notice: { level: 'warning', text: localized('当前系统无登录用户!', 'Nobody is signed in!') },
        },
      ],
    });
    change.send({ type: 'dialog.show', username: 'clerk' });
    expect(change.facts()).toEqual({ status: 'editing', username: 'clerk', values: empty, errors: {} });
    expect(http.requests).toEqual([]);
  });

  it('VAL-06 names missing and mismatching fields, and calls the server only when valid', () => {
    const { change, http, type, words } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    change.send({ type: 'form.submit' });
    expect(words()).toEqual({
      oldPassword: '请输入旧密码!',
      newPassword: '请输入新密码!',
      confirmation: '请确认新密码!',
    });
    type({ ...right, confirmation: 'New#1234' });
    expect(words()).toEqual({ confirmation: '两次输入的密码不一样！' });
    change.send({ type: 'form.submit' });
    expect([change.facts().status, http.requests.length]).toEqual(['editing', 0]);
    type({ confirmation: right.confirmation });
    expect(words()).toEqual({});
    type({ newPassword: 'Other#123' });
    expect(words()).toEqual({ confirmation: '两次输入的密码不一样！' });
  });

  it('VAL-06 shows no error for fields that were not left', () => {
    const { change, type, words } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    type({ newPassword: 'N' });
    expect(words()).toEqual({});
    change.send({ type: 'value.leave', field: 'oldPassword' });
    change.send({ type: 'value.leave', field: 'oldPassword' });
    expect(words()).toEqual({ oldPassword: '请输入旧密码!' });
  });

  it("WID-01 sends once, shows the server's message and closes, and clears all passwords from memory", async () => {
    const { change, emitted, http, type } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    type(right);
    change.send({ type: 'form.submit' });
    change.send({ type: 'form.submit' });
    change.send({ type: 'dialog.close' });
    expect({ facts: change.facts(), calls: http.requests.length }).toEqual({
      facts: { status: 'submitting', username: 'clerk', values: right, errors: {} },
      calls: 1,
    });
    const call = http.take('/sys/user/updatePassword');
    expect([call.request.method, call.request.body]).toEqual([
      'POST',
      '{"username":"clerk","oldpassword":"Old#12345","password":"New#12345","confirmpassword":"New#12345"}',
    ]);
    call.succeed(null, '密码重置成功!');
    await settled();
    expect({ facts: change.facts(), emitted }).toEqual({
      facts: closed,
      emitted: [{ type: 'notice.raised', notice: { level: 'success', text: sameText('密码重置成功!') } }],
    });
  });

  it("WID-01 stays open with its input on rejection, and shows the server's message as a warning", async () => {
    const { change, emitted, http, type } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    type(right);
    change.send({ type: 'form.submit' });
    http.take('updatePassword').reject('旧密码输入错误!');
    await settled();
    expect({ facts: change.facts(), emitted }).toEqual({
      facts: { status: 'editing', username: 'clerk', values: right, errors: {} },
      emitted: [{ type: 'notice.raised', notice: { level: 'warning', text: sameText('旧密码输入错误!') } }],
    });
  });

  it('marks the field that the server names until it changes', async () => {
    const { change, emitted, http, type, words } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    type(right);
    change.send({ type: 'form.submit' });
    http.take('updatePassword').reject('旧密码输入错误!', 500, { oldpassword: '旧密码输入错误!' });
    await settled();
    type({ newPassword: 'Other#123' });
    expect([words(), emitted]).toEqual([
      { oldPassword: '旧密码输入错误!' },
      [
        { type: 'notice.raised', notice: { level: 'warning', text: sameText('旧密码输入错误!') } },
        { type: 'form.refused', fields: ['oldPassword'] },
      ],
    ]);
    type({ oldPassword: 'Old#54321' });
    expect(words()).toEqual({});
  });

  it('stays open when the call fails, and leaves the report to the client', async () => {
    const { change, emitted, http, type } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    type(right);
    change.send({ type: 'form.submit' });
    http.take('updatePassword').end({ kind: 'timedOut' });
    await settled();
    expect({ status: change.facts().status, values: change.facts().values, emitted }).toEqual({
      status: 'editing',
      values: right,
      emitted: [],
    });
  });

  it('WID-01 is empty whenever it opens', () => {
    const { change, type } = drive();
    change.send({ type: 'dialog.show', username: 'clerk' });
    type({ oldPassword: 'Old#12345' });
    change.send({ type: 'form.submit' });
    change.send({ type: 'dialog.close' });
    expect(change.facts()).toEqual(closed);
    change.send({ type: 'dialog.show', username: 'clerk' });
    expect(change.facts()).toEqual({ status: 'editing', username: 'clerk', values: empty, errors: {} });
  });
});
