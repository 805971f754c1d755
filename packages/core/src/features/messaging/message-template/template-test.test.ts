import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createTemplateTest } from './index.ts';
import type { TemplateTestEmitted } from './template-test.types.ts';

const stored = {
  id: 't1',
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  templateCode: 'signUp',
  templateName: '报名成功',
  templateType: '1',
  templateContent: '${name}您好，请于${time}参加。',
  templateTestJson: '{"name":"王秀兰","other":"x"}',
};

async function opened(row: object = stored) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const test = createTemplateTest({ client, clock: ports.clock, id: 't1' });
  const emitted: TemplateTestEmitted[] = [];
  test.on((event) => emitted.push(event));
  ports.http.take('queryById').succeed(row);
  await settled();
  return { test, http: ports.http, news: () => emitted.splice(0) };
}

it('begins with the stored values and shows what will be sent', async () => {
  const { test } = await opened();
  expect(test.facts()).toMatchObject({
    status: 'editing',
    values: [
      { name: 'name', value: '王秀兰' },
      { name: 'time', value: '' },
    ],
    preview: '王秀兰您好，请于${time}参加。',
    errors: {},
  });
});

it('says of every field what is missing, then sends and is over', async () => {
  const { test, http, news } = await opened();
  test.send({ type: 'form.submit' });
  expect([test.facts().errors, news()]).toEqual([
    {
      receiver: { 'zh-CN': '请填写接收人', 'en-US': 'Enter a recipient' },
      'value time': { 'zh-CN': '请填写“time”', 'en-US': 'Enter a value for "time"' },
    },
    [{ type: 'form.refused', fields: ['receiver', 'value time'] }],
  ]);
  test.send({ type: 'receiver.change', receiver: '123' });
  test.send({ type: 'value.change', name: 'time', value: '9:00' });
  expect(test.facts().errors).toEqual({
    receiver: { 'zh-CN': '请输入有效的手机号码', 'en-US': 'Enter a valid mobile number' },
  });
  test.send({ type: 'receiver.change', receiver: ' 13800001234 ' });
  test.send({ type: 'form.submit' });
  const call = http.take('/sys/message/sysMessageTemplate/sendMsg');
  expect(JSON.parse(call.request.body ?? '')).toEqual({
    templateCode: 'signUp',
    receiver: '13800001234',
    testData: '{"name":"王秀兰","time":"9:00"}',
  });
  call.succeed(null, '发送消息任务添加成功！');
  await settled();
  expect([test.facts().status, news()]).toEqual([
    'sent',
    [
      {
        type: 'notice.raised',
        notice: { level: 'success', text: { 'zh-CN': '发送消息任务添加成功！', 'en-US': '发送消息任务添加成功！' } },
      },
      { type: 'test.sent' },
    ],
  ]);
});

it('keeps what was typed when the server refuses', async () => {
  const { test, http } = await opened();
  test.send({ type: 'receiver.change', receiver: '13800001234' });
  test.send({ type: 'value.change', name: 'time', value: '9:00' });
  test.send({ type: 'form.submit' });
  http.take('sendMsg').reject('没有编码为“signUp”的模板');
  await settled();
  expect(test.facts()).toMatchObject({ status: 'editing', receiver: '13800001234' });
});
