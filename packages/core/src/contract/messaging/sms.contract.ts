import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { ANONYMOUS, defineEndpoint, holding } from '../endpoint.ts';
import { wireWords } from '../schema.ts';

/** Purpose of a code; a code is valid for its own purpose only. */
export const SMS_MODE = { login: '0', register: '1', forgot: '2' } as const;
export type SmsMode = (typeof SMS_MODE)[keyof typeof SMS_MODE];

/** Mode of a stored message that is no code. */
export const SMS_NOTICE = '9';

const smsMode = v.picklist([SMS_MODE.login, SMS_MODE.register, SMS_MODE.forgot]);

const smsRequest = v.object({ mobile: wireWords({ characters: 32 }), smsmode: smsMode });
export type SmsRequest = v.InferOutput<typeof smsRequest>;

/** A message stored for administrators instead of being sent. `createTime`: `YYYY-MM-DD HH:mm:ss` in UTC+8. */
const outboxMessage = v.object({
  id: v.string(),
  mobile: v.string(),
  smsmode: v.union([smsMode, v.literal(SMS_NOTICE)]),
  content: v.string(),
  createTime: v.string(),
});

export const smsEndpoints = {
  send: defineEndpoint({
    name: 'sms.send',
    method: 'POST',
    path: '/sys/sms',
    summary: localized('发送短信验证码', 'Send a code to a mobile number'),
    access: ANONYMOUS,
    body: smsRequest,
    answer: v.unknown(),
  }),
  outbox: defineEndpoint({
    name: 'sms.outbox',
    method: 'GET',
    path: '/sys/sms/outbox',
    summary: localized(
      '开发用短信发件箱：最近一天的100条',
      'The development outbox: at most 100 messages of the last day, newest first',
    ),
    access: holding('sms:outbox'),
    answer: v.array(outboxMessage),
  }),
} as const;
