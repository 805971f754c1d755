import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';

/** Kinds of notices that people choose from. */
export const NOTICE_KINDS = ['announcement', 'systemMessage'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Whether each kind is wanted. One that is not is never counted as unread; it stays in the list of all messages. */
const noticeChoice = v.object({ announcement: v.boolean(), systemMessage: v.boolean() });
export type NoticeChoice = v.InferOutput<typeof noticeChoice>;

export const noticeChoiceEndpoints = {
  read: defineEndpoint({
    name: 'noticeChoice.read',
    method: 'GET',
    path: '/sys/user/noticeChoice',
    summary: localized('我接收哪些通知', 'Which notices one wants'),
    access: SIGNED_IN,
    answer: noticeChoice,
  }),
  save: defineEndpoint({
    name: 'noticeChoice.save',
    method: 'PUT',
    path: '/sys/user/noticeChoice',
    summary: localized('修改我接收哪些通知', 'Change which notices one wants'),
    access: SIGNED_IN,
    body: noticeChoice,
    answer: noticeChoice,
  }),
} as const;
