import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';

/** Tabs of the bell, which are the kinds of announcements. */
export const NOTICE_KINDS = ['announcement', 'systemMessage'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Kinds of messages that people choose from. */
export const CHOSEN_KINDS = [...NOTICE_KINDS, 'result', 'mention', 'file', 'job', 'alert'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** What a message is about. One about the safety of the account is always told, and a digest is there where it was chosen. */
export const MESSAGE_KINDS = [...CHOSEN_KINDS, 'security', 'digest'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Ways to be told beside the bell: in the window, on the desktop, and with others at a time of the day. */
export const NOTICE_CHANNELS = ['toast', 'desktop', 'digest'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

const kinds = v.pipe(v.array(v.picklist(CHOSEN_KINDS)), v.maxLength(CHOSEN_KINDS.length));
/** `HH:mm`, in UTC+8. */
const timeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u));
const day = (first: number) => v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(7));

const quietHours = v.object({
  from: timeOfDay,
  /** On the next day where it is not later than `from`. */
  to: timeOfDay,
  /** Days on which they begin: 1 for Monday to 7 for Sunday. */
  weekdays: v.pipe(v.array(day(1)), v.maxLength(7)),
  /** Urgent messages are told none the less. */
  urgentPasses: v.boolean(),
});
export type QuietHours = v.InferOutput<typeof quietHours>;

/** When the digest comes: every day (0) or on a day of the week, at the full hour in UTC+8. */
const digestTime = v.object({
  weekday: day(0),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
});
export type DigestTime = v.InferOutput<typeof digestTime>;

const entries = {
  /** By kind, whether the bell counts it. One that it does not count stays in the list of all messages. */
  announcement: v.boolean(),
  systemMessage: v.boolean(),
  result: v.boolean(),
  mention: v.boolean(),
  file: v.boolean(),
  job: v.boolean(),
  alert: v.boolean(),
  /** By channel, the kinds that are told by it. */
  toast: kinds,
  desktop: kinds,
  digest: kinds,
  digestAt: digestTime,
  /** The digest is sent by e-mail as well. */
  isMailed: v.boolean(),
  quiet: v.nullable(quietHours),
  /** Nothing is told but by the bell until then (epoch milliseconds). */
  pausedUntil: v.nullable(v.number()),
};

export const USUAL_CHOICE = {
  announcement: true,
  systemMessage: true,
  result: true,
  mention: true,
  file: true,
  job: true,
  alert: true,
  toast: [...CHOSEN_KINDS],
  desktop: [],
  digest: [],
  digestAt: { weekday: 0, hour: 9 },
  isMailed: false,
  quiet: null,
  pausedUntil: null,
} satisfies v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** Servers of the older contract know the first two. */
export const noticeChoice = v.object({
  announcement: entries.announcement,
  systemMessage: entries.systemMessage,
  result: v.optional(entries.result, true),
  mention: v.optional(entries.mention, true),
  file: v.optional(entries.file, true),
  job: v.optional(entries.job, true),
  alert: v.optional(entries.alert, true),
  toast: v.optional(entries.toast, USUAL_CHOICE.toast),
  desktop: v.optional(entries.desktop, []),
  digest: v.optional(entries.digest, []),
  digestAt: v.optional(entries.digestAt, USUAL_CHOICE.digestAt),
  isMailed: v.optional(entries.isMailed, false),
  quiet: v.optional(entries.quiet, null),
  pausedUntil: v.optional(entries.pausedUntil, null),
});
export type NoticeChoice = v.InferOutput<typeof noticeChoice>;

/** Whether e-mail can be sent to the person: the server has no way, their account has no address, or it can. */
const MAIL_STATES = ['off', 'noAddress', 'on'] as const;

const answer = v.object({ ...noticeChoice.entries, mail: v.optional(v.picklist(MAIL_STATES), 'off') });
export type AnsweredNoticeChoice = v.InferOutput<typeof answer>;

export const noticeChoiceEndpoints = {
  read: defineEndpoint({
    name: 'noticeChoice.read',
    method: 'GET',
    path: '/sys/user/noticeChoice',
    summary: localized('我接收哪些通知', 'Which notices one wants'),
    access: SIGNED_IN,
    answer,
  }),
  /** What is left out stays as it is. */
  save: defineEndpoint({
    name: 'noticeChoice.save',
    method: 'PUT',
    path: '/sys/user/noticeChoice',
    summary: localized('修改我接收哪些通知', 'Change which notices one wants'),
    access: SIGNED_IN,
    body: v.partial(v.object(entries)),
    answer,
  }),
} as const;
