import * as v from 'valibot';

import { localized, seconds } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, resourceName } from '../schema.ts';

/** Who is not heard of for so long does not edit any more, in milliseconds. */
export const EDITING_EXPIRES = seconds(45);

const record = v.object({ resource: resourceName, id: identifier });

const editingPerson = v.object({
  /** As colleagues know them. */
  name: v.string(),
  /** Epoch milliseconds. */
  since: v.number(),
});
export type EditingPerson = v.InferOutput<typeof editingPerson>;

/** Who edits a record. Allowed for people who may edit the resource and reach the record; enforced by the server. */
export const presenceEndpoints = {
  /** Says that the caller edits the record, and answers who else does. Repeated while the form is open; too often for the log. */
  edit: defineEndpoint({
    name: 'presence.edit',
    method: 'PUT',
    path: '/sys/record/presence',
    summary: localized(
      '声明正在编辑一条数据，并取得同时编辑它的人',
      'Say that one edits a record, and ask who else does',
    ),
    access: SIGNED_IN,
    body: record,
    answer: v.object({ others: v.array(editingPerson) }),
    isReplayed: false,
    isWrite: false,
  }),
  leave: defineEndpoint({
    name: 'presence.leave',
    method: 'DELETE',
    path: '/sys/record/presence',
    summary: localized('结束编辑一条数据', 'Say that one edits a record no more'),
    access: SIGNED_IN,
    query: record,
    answer: v.null(),
    isReplayed: false,
    isWrite: false,
  }),
} as const;
