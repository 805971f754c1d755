import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

import { familyMemberResource, type BoundCondition, type Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import { createRowConditions } from './row-scope.ts';

const call: SignedInCall = {
  requestId: '',
  locale: 'zh-CN',
  address: '',
  userAgent: '',
  caller: { userId: '', username: '', realname: '', orgCode: null, tokenHash: '', lastUsedAt: 0 },
  tenantId: 7,
};

/** What stands around the rows of a resource for somebody whom these conditions limit, by resource. */
async function conditionsOf(resource: Resource, limits: Readonly<Record<string, BoundCondition>>) {
  const conditions = createRowConditions(async ({ name }) => limits[name] ?? { kind: 'always' });
  const dialect = new PgDialect();
  return (await conditions(resource, { kind: 'caller', call })).map((one) => dialect.sqlToQuery(one).sql);
}

// As if a member of a family belonged to a certification, which belongs to a retiree.
const { fields } = familyMemberResource;
const below: Resource = {
  ...familyMemberResource,
  fields: { ...fields, retireeId: { ...fields.retireeId, resource: 'certification' } },
};

it('PERM-15 the scope of rows follows what they hang under, and what that hangs under', async () => {
  expect(await conditionsOf(below, { retiree: { kind: 'never' } })).toEqual([
    '"family_member"."tenant_id" = $1',
    'exists (select 1 from "certification" where ("certification"."id" = "family_member"."retiree_id" and ' +
      '("certification"."del_flag" = $1 or "family_member"."del_flag" <> $2) and "certification"."tenant_id" = $3 and ' +
      'exists (select 1 from "retiree" where ("retiree"."id" = "certification"."retiree_id" and ' +
      '("retiree"."del_flag" = $4 or "certification"."del_flag" <> $5) and "retiree"."tenant_id" = $6 and false))))',
  ]);
});

it('costs nothing where nothing limits what is above', async () => {
  expect(await conditionsOf(below, { activity: { kind: 'never' } })).toEqual(['"family_member"."tenant_id" = $1']);
});
