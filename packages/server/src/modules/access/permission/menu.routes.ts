import { menuEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';
import { resourceNameOf } from '@evergreen/core/shell/navigation';
import { dataRuleResource, permissionResource, type Resource, type ResourceRow } from '@evergreen/core/resources';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';

type ServiceOf = (resource: Resource, call: SignedInCall) => ResourceService;

/** Entries right below one, and rules of one page, are few; a list that is longer than this is cut. */
const MOST_ROWS = 1000;

/** The calls of the older family about the menu and its data rules; the resources answer them. */
export function menuRoutes(serviceOf: ServiceOf): readonly EndpointRoute[] {
  async function rows(
    resource: Resource,
    search: Readonly<Record<string, string>>,
    call: SignedInCall,
  ): Promise<CallOutcome<ResourceRow[]>> {
    const { column, order } = resource.defaultSorter;
    const page = { pageNo: 1, pageSize: MOST_ROWS, column, order };
    const found = await serviceOf(resource, call).list({ ...page, ...search }, call);
    return found.ok ? ok({ result: found.value.result.records }) : found;
  }
  const below = (parentId: string, call: SignedInCall) => rows(permissionResource, { parentId }, call);

  /** The rules about the rows that a page lists; none for a page of no resource. */
  async function rulesOf(
    permissionId: string,
    ruleName: string,
    call: SignedInCall,
  ): Promise<CallOutcome<ResourceRow[]>> {
    const entry = await serviceOf(permissionResource, call).queryById(permissionId, call);
    if (!entry.ok) return entry;
    const resource = resourceNameOf({ kind: 'page', name: String(entry.value.result['component'] ?? '') });
    if (resource === undefined) return ok({ result: [] });
    return rows(dataRuleResource, { resource, ...(ruleName === '' ? {} : { ruleName }) }, call);
  }

  return [
    guardedRoute(menuEndpoints.getSystemMenuList, (_input, call) => rows(permissionResource, { menuType: '0' }, call)),
    guardedRoute(menuEndpoints.getSystemSubmenu, ({ query: { parentId } }, call) => below(parentId, call)),
    guardedRoute(menuEndpoints.getSystemSubmenuBatch, async ({ query: { parentIds } }, call) => {
      const listMap: Record<string, ResourceRow[]> = {};
      for (const parentId of parentIds) {
        const found = await below(parentId, call);
        if (!found.ok) return found;
        listMap[parentId] = found.value.result;
      }
      return ok({ result: { listMap } });
    }),
    guardedRoute(menuEndpoints.getPermRuleListByPermId, ({ query: { permissionId } }, call) =>
      rulesOf(permissionId, '', call),
    ),
    guardedRoute(menuEndpoints.queryPermissionRule, ({ query: { permissionId, ruleName } }, call) =>
      rulesOf(permissionId, ruleName, call),
    ),
  ];
}
