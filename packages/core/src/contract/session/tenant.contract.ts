import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireText } from '../schema.ts';

const tenant = v.object({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
  name: v.string(),
});
/** One of the organisations that share a platform. */
export type Tenant = v.InferOutput<typeof tenant>;

export const tenantEndpoints = {
  queryList: defineEndpoint({
    name: 'tenant.queryList',
    method: 'GET',
    path: '/sys/tenant/queryList',
    summary: localized('按编号查询租户', 'Tenants by their numbers'),
    access: SIGNED_IN,
    /** Comma-separated numbers. Returns only the caller's own tenants. */
    query: v.object({ ids: v.optional(wireText(512), '') }),
    answer: v.array(tenant),
  }),
  enterable: defineEndpoint({
    name: 'tenant.enterable',
    method: 'GET',
    path: '/sys/tenant/enterable',
    summary: localized('可以进入的租户', 'The tenants that the caller may work for'),
    access: SIGNED_IN,
    /** Number 0 is the platform itself; its name is empty. */
    answer: v.array(tenant),
  }),
} as const;
