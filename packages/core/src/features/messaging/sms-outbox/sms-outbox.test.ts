import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createSmsOutbox } from './index.ts';

const sent = [
  {
    id: '2',
    mobile: '15400001002',
    smsmode: '2',
    content: '您的验证码为 012345，10分钟内有效，请勿告诉他人。',
    createTime: '2026-12-01 09:00:01',
  },
  { id: '1', mobile: '13900001234', smsmode: '0', content: '1234567', createTime: '2026-12-01 09:00:00' },
];

const forgot = {
  id: '2',
  time: '2026-12-01 09:00:01',
  mobile: '154****1002',
  isRevealed: false,
  mode: '2',
  purpose: localized('找回密码', 'Forgotten password'),
  code: '012345',
};
const login = {
  id: '1',
  time: '2026-12-01 09:00:00',
  mobile: '139****1234',
  isRevealed: false,
  mode: '0',
  purpose: localized('登录', 'Sign in'),
  code: '',
};

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  return { outbox: createSmsOutbox({ client, clock: ports.clock }), http: ports.http };
}

it('loads the messages on start, masks the numbers and reveals one on request', async () => {
  const { outbox, http } = drive();
  expect(outbox.facts()).toEqual({ status: 'loading', messages: [], failure: null });
  http.take('/sys/sms/outbox').succeed(sent);
  await settled();
  expect(outbox.facts()).toEqual({ status: 'loaded', messages: [forgot, login], failure: null });
  outbox.send({ type: 'number.toggle', id: '2' });
  expect(outbox.facts().messages).toEqual([{ ...forgot, mobile: '15400001002', isRevealed: true }, login]);
  outbox.send({ type: 'number.toggle', id: '2' });
  expect(outbox.facts().messages).toEqual([forgot, login]);
});

it('keeps the displayed messages while reloading and after a failed reload; only the latest response counts', async () => {
  const { outbox, http } = drive();
  http.take('/sys/sms/outbox').succeed(sent.slice(1));
  await settled();
  outbox.send({ type: 'list.refresh' });
  outbox.send({ type: 'list.refresh' });
  http.take('/sys/sms/outbox').succeed([]);
  await settled();
  expect([outbox.facts(), http.pending()]).toEqual([{ status: 'refreshing', messages: [login], failure: null }, 1]);
  http.take('/sys/sms/outbox').reject('维护中');
  await settled();
  expect(outbox.facts()).toEqual({ status: 'failed', messages: [login], failure: localized('维护中', '维护中') });
  outbox.send({ type: 'list.refresh' });
  http.take('/sys/sms/outbox').succeed(sent);
  await settled();
  expect(outbox.facts()).toEqual({ status: 'loaded', messages: [forgot, login], failure: null });
});
