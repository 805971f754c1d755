import { resourceEndpoints, auditFieldLabels, AUDIT_FIELDS, type Resource } from '@evergreen/core/resources';
import type { LocalizedText } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ResourceService } from './resource.service.ts';

/** The calls of one resource; the same code for every resource there is. */
export function resourceRoutes(resource: Resource, service: ResourceService): readonly EndpointRoute[] {
  const endpoints = resourceEndpoints(resource);
  const labelOf = (key: string): LocalizedText | undefined => fieldLabel(resource, key);
  return [
    guardedRoute(endpoints.list, ({ query }, call) => service.list(query, call), labelOf),
    guardedRoute(endpoints.queryById, ({ query }, call) => service.queryById(query.id, call), labelOf),
    guardedRoute(endpoints.add, ({ body }, call) => service.add(body, call), labelOf),
    guardedRoute(
      endpoints.edit,
      ({ body: { id, version, ...values } }, call) => service.edit({ id, version }, values, call),
      labelOf,
    ),
    guardedRoute(endpoints.delete, ({ query }, call) => service.remove([query.id], call), labelOf),
    guardedRoute(endpoints.deleteBatch, ({ query }, call) => service.remove(query.ids, call), labelOf),
  ];
}

/** The label of a field by its own key or by that of its search boundaries. */
function fieldLabel(resource: Resource, key: string): LocalizedText | undefined {
  const name = key.replace(/_(?:begin|end)$/u, '');
  const audit = AUDIT_FIELDS.find((field) => field === name);
  if (audit !== undefined) return auditFieldLabels[audit];
  return Object.hasOwn(resource.fields, name) ? resource.fields[name]?.label : undefined;
}
