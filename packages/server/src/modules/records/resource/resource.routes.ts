import {
  actionEndpoint,
  BIN_ACTIONS,
  binActions,
  binOf,
  calledActions,
  resourceEndpoints,
  isRestorable,
  offeredActions,
  undoableActions,
  undoEndpoint,
  weighingActions,
  weightEndpoint,
  type BuiltInAction,
  type Resource,
} from '@evergreen/core/resources';
import { ok, type LocalizedText } from '@evergreen/core/kernel';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { RowHistoryService } from '../history/record-history.service.ts';
import { fieldLabel } from './field-label.ts';
import type { ResourceService } from './resource-service.types.ts';

/** The calls that one resource offers; the same code for every resource there is. */
export function resourceRoutes(
  resource: Resource,
  serviceFor: (call: SignedInCall) => ResourceService,
  historyFor: (call: SignedInCall) => RowHistoryService,
): readonly EndpointRoute[] {
  const endpoints = resourceEndpoints(resource);
  const labelOf = labelsOf(resource);
  const routes: Readonly<Record<BuiltInAction, readonly EndpointRoute[]>> = {
    list: [
      guardedRoute(endpoints.list, ({ query }, call) => serviceFor(call).list(query, call), labelOf),
      guardedRoute(endpoints.queryById, ({ query }, call) => serviceFor(call).queryById(query.id, call), labelOf),
    ],
    add: [
      guardedRoute(
        endpoints.add,
        ({ body: { children, ...values } }, call) => serviceFor(call).add(values, call, children),
        labelOf,
      ),
    ],
    edit: [
      guardedRoute(
        endpoints.edit,
        ({ body: { id, version, children, ...values } }, call) =>
          serviceFor(call).edit({ id, version, children }, values, call),
        labelOf,
      ),
    ],
    delete: [
      guardedRoute(endpoints.delete, ({ query }, call) => serviceFor(call).remove([query.id], call), labelOf),
      guardedRoute(endpoints.undoDelete, ({ body }, call) => serviceFor(call).undoRemove(body.rows, call), labelOf),
    ],
    batch_delete: [
      guardedRoute(endpoints.deleteBatch, ({ query }, call) => serviceFor(call).remove(query.ids, call), labelOf),
    ],
    recycle: [
      guardedRoute(endpoints.recycleBin, ({ query }, call) => serviceFor(call).listDeleted(query, call), labelOf),
    ],
    purge: [],
    // Files, answered by the module of transfers.
    export: [],
    import: [],
    reveal: [guardedRoute(endpoints.reveal, ({ body }, call) => serviceFor(call).reveal(body), labelOf)],
    history: [
      guardedRoute(
        endpoints.history,
        ({ query: { id, limit } }, call) => historyFor(call).read(id, limit, call),
        labelOf,
      ),
    ],
  };
  const restore = guardedRoute(endpoints.restore, ({ body }, call) => historyFor(call).restore(body, call), labelOf);
  return [
    ...offeredActions(resource).flatMap((action) => routes[action]),
    ...(isRestorable(resource) ? [restore] : []),
    ...actionRoutes(resource, serviceFor),
  ];
}

const labelsOf =
  (resource: Resource) =>
  (key: string): LocalizedText | undefined =>
    fieldLabel(resource, key);

/** Of the actions, those that take them back, what hangs on a row before one, and the bin. */
function actionRoutes(
  resource: Resource,
  serviceFor: (call: SignedInCall) => ResourceService,
): readonly EndpointRoute[] {
  const labelOf = labelsOf(resource);
  const actions = calledActions(resource).map(([key]) =>
    guardedRoute(
      actionEndpoint(resource, key),
      ({ body: { rows, asked } }, call) => serviceFor(call).act(key, rows, asked, call),
      labelOf,
    ),
  );
  const undone = undoableActions(resource).map(([key]) =>
    guardedRoute(
      undoEndpoint(resource, key),
      ({ body }, call) => serviceFor(call).undoAct(key, body.rows, call),
      labelOf,
    ),
  );
  const weighed = weighingActions(resource).map((key) =>
    guardedRoute(
      weightEndpoint(resource, key),
      async ({ query }, call) => {
        const found = await serviceFor(call).weigh(key, query.id, call);
        return found.ok ? ok({ result: [...found.value.result] }) : found;
      },
      labelOf,
    ),
  );
  const ofBin = binActions(resource).map((key) =>
    guardedRoute(
      actionEndpoint(binOf(resource), key),
      ({ body: { rows } }, call) =>
        key === BIN_ACTIONS.restore ? serviceFor(call).restoreDeleted(rows, call) : serviceFor(call).purge(rows, call),
      labelOf,
    ),
  );
  return [...actions, ...undone, ...weighed, ...ofBin];
}
