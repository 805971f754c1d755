import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireWords } from '../schema.ts';

/** Characters of a comment. */
export const LONGEST_COMMENT = 1000;
/** Colleagues whom one comment may name. */
const MOST_MENTIONED = 20;

const record = { resource: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,64}$/u)), id: identifier };

const comment = v.object({
  id: v.string(),
  at: v.string(),
  /** The real name, or the account where that is not known. */
  by: v.string(),
  text: v.string(),
});
export type RecordComment = v.InferOutput<typeof comment>;

const dossierEvent = v.object({
  resource: v.string(),
  id: v.string(),
  at: v.string(),
  /** What names it to people who know the record that it belongs to. */
  name: v.string(),
  /** As people read it; empty for none. */
  state: v.string(),
});
export type DossierEvent = v.InferOutput<typeof dossierEvent>;

const dossier = v.object({
  /** How many rows name the record, of each resource that the caller may list. */
  related: v.array(v.object({ resource: v.string(), total: v.number() })),
  /** The newest of these rows, newest first. */
  events: v.array(dossierEvent),
  /** Newest first. */
  comments: v.array(comment),
});
export type Dossier = v.InferOutput<typeof dossier>;

const mentionable = v.object({ id: v.string(), username: v.string(), realname: v.string() });
export type Mentionable = v.InferOutput<typeof mentionable>;

/** What stands around a record of a resource with `hasDossier`. Allowed for people who may list the resource and reach the record; enforced by the server. */
export const dossierEndpoints = {
  read: defineEndpoint({
    name: 'dossier.read',
    method: 'GET',
    path: '/sys/record/dossier',
    summary: localized('一条数据的相关业务、时间线和评论', 'What belongs to a record, its time line and its comments'),
    access: SIGNED_IN,
    query: v.object(record),
    answer: dossier,
  }),
  comment: defineEndpoint({
    name: 'dossier.comment',
    method: 'POST',
    path: '/sys/record/comment',
    summary: localized('评论一条数据，并提醒同事', 'Comment on a record, and tell colleagues'),
    access: SIGNED_IN,
    body: v.object({
      ...record,
      text: v.pipe(wireWords({ characters: LONGEST_COMMENT, shape: 'lines' }), v.minLength(1)),
      /** Identifiers of the people who are told. */
      mentioned: v.pipe(v.array(identifier), v.maxLength(MOST_MENTIONED)),
    }),
    answer: comment,
  }),
  /** Those who may read the record themselves. */
  colleagues: defineEndpoint({
    name: 'dossier.colleagues',
    method: 'GET',
    path: '/sys/record/colleague',
    summary: localized('可以在评论中提醒的同事', 'Colleagues whom a comment may name'),
    access: SIGNED_IN,
    query: v.object({ ...record, words: v.optional(wireWords({ characters: 64 }), '') }),
    answer: v.array(mentionable),
  }),
} as const;
