import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, it } from 'vitest';
import * as v from 'valibot';

import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';

const page = v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() });
const values = { name: '王秀兰', activity: '重阳登高', time: '9:00', place: '东湖公园' };
const text = '王秀兰您好，您已成功报名“重阳登高”，请于9:00到东湖公园参加。';

describeApplicationOnBothEngines('messages', (application) => {
  const admin = async () => {
    const token = await application().signIn('admin');
    const { call } = application();
    const send = (payload: object) =>
      call({ method: 'POST', url: '/sys/message/sysMessageTemplate/sendMsg', token, payload });
    return {
      send,
      newest: async () => {
        const { envelope } = await call({ method: 'GET', url: '/sys/message/sysMessage/list?pageSize=1', token });
        return v.parse(page, envelope.result).records[0];
      },
      resend: (ids: readonly string[]) =>
        call({
          method: 'PUT',
          url: '/sys/message/sysMessage/resend',
          token,
          payload: { rows: ids.map((id) => ({ id })) },
        }),
      outbox: async () => (await call({ method: 'GET', url: '/sys/sms/outbox', token })).envelope.result,
    };
  };
  const told = ({ envelope, error }: Answer) => [envelope.message, error?.fields];

  it('are made from a template, sent once they are stored, and listed with what became of them', async () => {
    const { send, newest, outbox } = await admin();
    const sent = await send({
      templateCode: 'signUpPassed',
      receiver: '13800001234',
      testData: JSON.stringify(values),
    });
    expect(told(sent)).toEqual(['发送消息任务添加成功！', undefined]);
    expect(await newest()).toMatchObject({
      esTitle: '活动报名成功',
      esType: '1',
      esReceiver: '13800001234',
      esContent: text,
      esSendStatus: '1',
      esSendStatus_dictText: '发送成功',
      esResult: 'outbox',
      esSendNum: 1,
      esSendTime: '2026-01-15 09:00:00',
      createBy: 'admin',
      version: 2,
    });
    expect(await outbox()).toEqual([expect.objectContaining({ mobile: '13800001234', smsmode: '9', content: text })]);
  });

  it('PERM-11 are made of the templates alone that the data rules of the sender let through', async () => {
    const { grantEverything, limit } = createRowLimits(application().database);
    await grantEverything('activity_clerk');
    await limit('activity_clerk', 'messageTemplate', { field: 'templateCode', rule: 'ne', value: 'signUpPassed' });
    const token = await application().signIn('clerk');
    const send = async (templateCode: string) => {
      const payload = { templateCode, receiver: '13800001234', testData: JSON.stringify(values) };
      const url = '/sys/message/sysMessageTemplate/sendMsg';
      return (await application().call({ method: 'POST', url, token, payload })).envelope.message;
    };
    expect((await send('signUpPassed')).replace('signUpPassed', 'none')).toBe(await send('none'));
  });

  it('fail where the way of sending has no service or the recipient cannot be reached, and are sent again', async () => {
    const { send, newest, resend } = await admin();
    await send({ templateCode: 'certPassed', receiver: 'clerk', testData: '{"date":"今天"}' });
    const first = await newest();
    expect(first).toMatchObject({ esSendStatus: '2', esResult: 'notConfigured', esSendNum: 1 });
    await send({ templateCode: 'certPassed', msgType: '1', receiver: '123', testData: '{"date":"今天"}' });
    expect(await newest()).toMatchObject({ esSendStatus: '2', esResult: 'unknownReceiver' });
    const again = await resend([first?.id ?? '']);
    expect(told(again)).toEqual(['已重新提交 1 条，结果见列表', undefined]);
  });

  it('that were sent are not sent again', async () => {
    const { send, newest, resend } = await admin();
    await send({ templateCode: 'signUpPassed', receiver: '13800001234', testData: JSON.stringify(values) });
    const id = (await newest())?.id ?? '';
    const refused = await resend([id]);
    expect([refused.envelope.message, refused.error?.rows]).toEqual([
      '已经发送成功，不必再发',
      [{ id, reason: '已经发送成功，不必再发' }],
    ]);
  });

  it.each([
    [{ templateCode: 'none', receiver: 'x' }, '没有编码为“none”的模板', 'templateCode'],
    [{ templateCode: 'certPassed', receiver: 'x', testData: '[1]' }, '解析Json出错！', 'testData'],
    [{ templateCode: 'certPassed', receiver: 'x', testData: '{' }, '解析Json出错！', 'testData'],
    [{ templateCode: 'certPassed', receiver: 'x', testData: '{"date":""}' }, '缺少参数：date', 'testData'],
  ])('refuse %j', async (payload, message, field) => {
    const { send } = await admin();
    expect(told(await send(payload))).toEqual([message, { [field]: message }]);
  });
});

/** A gateway that answers when the test says so. */
const asked: ServerResponse[] = [];
const gateway = createServer((request, response) => {
  request.resume();
  asked.push(response);
  gateway.emit('asked');
}).listen(0, '127.0.0.1');
await once(gateway, 'listening');
// A server that listens on a port has an address of this form.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { port } = gateway.address() as AddressInfo;
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

describeApplicationOnBothEngines(
  'a text message by a slow gateway',
  (application) => {
    it('SAFE-04 is sent when its row is there for everybody, and nobody waits for it but who sends it', async () => {
      const { call, signIn } = application();
      const token = await signIn('admin');
      const isAsked = once(gateway, 'asked');
      const sent = call({
        method: 'POST',
        url: '/sys/message/sysMessageTemplate/sendMsg',
        token,
        headers: { 'idempotency-key': 'one-message' },
        payload: { templateCode: 'signUpPassed', receiver: '13800001234', testData: JSON.stringify(values) },
      });
      await isAsked;
      const list = () => call({ method: 'GET', url: '/sys/message/sysMessage/list?pageSize=1', token });
      const meanwhile = v.parse(page, (await list()).envelope.result).records[0];
      const written = await call({
        method: 'POST',
        url: '/isps/activityType/add',
        token,
        payload: { name: '义诊', code: 'YZ09' },
      });
      for (const response of asked.splice(0)) response.writeHead(200).end();
      expect([meanwhile?.['esReceiver'], meanwhile?.['esSendNum'], written.status, (await sent).status]).toEqual([
        '13800001234',
        null,
        200,
        200,
      ]);
      expect(v.parse(page, (await list()).envelope.result).records[0]).toMatchObject({
        esResult: 'sent',
        esSendNum: 1,
      });
    });
  },
  { smsUrl: `http://127.0.0.1:${port}/` },
);
