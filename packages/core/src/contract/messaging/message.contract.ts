import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';

const testMessage = v.object({
  templateCode: wireText(32),
  /** `msgType`: 1 SMS, 2 e-mail, 3 WeChat, 4 system; the template's own when left out. */
  msgType: v.optional(v.picklist(['1', '2', '3', '4'])),
  receiver: wireWords({ characters: 200 }),
  /** A JSON object: a value for each name of the template. */
  testData: v.optional(wireText(2000), '{}'),
});
export type TestMessage = v.InferOutput<typeof testMessage>;

export const messageEndpoints = {
  sendTest: defineEndpoint({
    name: 'message.sendTest',
    method: 'POST',
    path: '/sys/message/sysMessageTemplate/sendMsg',
    summary: localized('按模板发送测试消息', 'Send a test message made from a template'),
    access: holding('messageTemplate:sendTest'),
    about: { resource: 'messageTemplate', key: 'templateCode', field: 'templateCode' },
    body: testMessage,
    answer: v.unknown(),
  }),
} as const;
