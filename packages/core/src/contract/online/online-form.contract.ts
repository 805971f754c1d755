import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireWords } from '../schema.ts';

const about = { resource: 'onlineForm' };
const MAY_PUBLISH = 'onlineForm:publish';
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));
const formVersion = v.pipe(v.number(), v.integer(), v.minValue(1));

const planItem = v.object({ kind: v.picklist(['free', 'add', 'hide', 'restore', 'refuse']), text: v.string() });
const formPlan = v.object({
  /** Names this plan over this draft: publishing carries out no other one. */
  digest: v.string(),
  /** The version that it becomes. */
  version: v.number(),
  items: v.array(planItem),
});
export type CheckedPlan = v.InferOutput<typeof formPlan>;

const publishedVersion = v.object({
  version: v.number(),
  note: v.string(),
  /** The real name, or the account where that is not known. */
  by: v.string(),
  at: v.string(),
});
export type PublishedVersion = v.InferOutput<typeof publishedVersion>;

const storedCode = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,31}(?:@[1-9]\d{0,8})?$/u));

/** How forms that staff make come into force; their list is that of the resource `onlineForm`, their rows have calls of their own. */
export const onlineFormEndpoints = {
  saveDraft: defineEndpoint({
    name: 'onlineForm.saveDraft',
    about,
    method: 'PUT',
    path: '/online/cgform/head/draft',
    summary: localized('保存表单草稿', 'Save the draft of a form'),
    access: holding('onlineForm:edit'),
    /** `version` is that of the row which the draft was read with. */
    body: v.object({ id: identifier, version: v.number(), form: v.unknown() }),
    answer: v.object({ version: v.number() }),
  }),
  check: defineEndpoint({
    name: 'onlineForm.check',
    method: 'POST',
    path: '/online/cgform/head/check',
    summary: localized('检查草稿，说明发布会做什么', 'Check a draft and say what publishing it does'),
    access: holding(MAY_PUBLISH),
    isReplayed: false,
    isWrite: false,
    body: v.object({ id: identifier }),
    answer: formPlan,
  }),
  publish: defineEndpoint({
    name: 'onlineForm.publish',
    about,
    method: 'POST',
    path: '/online/cgform/head/publish',
    summary: localized('发布表单', 'Publish a form'),
    access: holding(MAY_PUBLISH),
    /** It has transactions of its own; the digest, which nothing has a second time, keeps a repeated call from publishing again. */
    isReplayed: false,
    body: v.object({
      id: identifier,
      digest,
      note: v.optional(wireWords({ characters: 200 }), ''),
      /** The entry of the menu below which it stands; that of the online forms where none is named. */
      menu: v.optional(v.nullable(identifier), null),
      /** Roles that may read its rows, or do everything with them. */
      roles: v.optional(
        v.pipe(v.array(v.object({ id: identifier, rights: v.picklist(['view', 'all']) })), v.maxLength(50)),
        [],
      ),
    }),
    answer: v.object({ version: v.number(), path: v.string() }),
  }),
  versions: defineEndpoint({
    name: 'onlineForm.versions',
    method: 'GET',
    path: '/online/cgform/head/versions',
    summary: localized('表单发布过的版本', 'The versions of a form'),
    access: holding('onlineForm:edit'),
    query: v.object({ id: identifier }),
    answer: v.array(publishedVersion),
  }),
  restoreVersion: defineEndpoint({
    name: 'onlineForm.restoreVersion',
    about,
    method: 'POST',
    path: '/online/cgform/head/restore',
    summary: localized('把以前的版本恢复为草稿', 'Make an earlier version the draft'),
    access: holding('onlineForm:edit'),
    body: v.object({ id: identifier, version: v.number(), from: formVersion }),
    answer: v.object({ version: v.number() }),
  }),
  description: defineEndpoint({
    name: 'onlineForm.description',
    method: 'GET',
    path: '/online/cgform/api/:code/description',
    summary: localized('一个表单的定义', 'The definition of a form'),
    /** And one of the rights of the form. */
    access: SIGNED_IN,
    params: v.object({ code: storedCode }),
    answer: v.object({ code: v.string(), version: v.number(), form: v.unknown() }),
  }),
} as const;
