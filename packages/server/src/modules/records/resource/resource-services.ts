import { isTenantScoped, type Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRecordLog } from '../history/record-log.ts';
import type { ChoiceSources } from './values/choice-texts.ts';
import { createVisibleResource } from './field-rights.ts';
import type { ResourceService } from './resource-service.types.ts';
import { createResourceService, type ResourceDependencies } from './resource.service.ts';

export interface ResourceServices {
  /** What a caller may do with the rows of a resource. */
  readonly serviceOf: (resource: Resource, call: SignedInCall) => ResourceService;
  readonly dependenciesOf: (resource: Resource, call: SignedInCall) => ResourceDependencies;
}

/** Dictionaries as they are when they are first asked for. */
function readOnce(read: ChoiceSources['dictionaries']): ChoiceSources['dictionaries'] {
  const known = new Map<string, ReturnType<typeof read>>();
  return (codes, locale) => {
    const asked = JSON.stringify([codes, locale]);
    const found = known.get(asked) ?? read(codes, locale);
    known.set(asked, found);
    return found;
  };
}

/** @param isOfFile many rows are written or read by one call, which sees the dictionaries as they are at its start */
export function createResourceServices(
  {
    database,
    clock,
    logger,
    directory,
    storedForms,
    repositoryOf,
    dictionaries,
    contextOf,
    hooksOf,
    rowFiles,
    gatekeeper,
    maskedSearches,
    writerNames,
    tellRows,
    tellDecision,
  }: Services,
  { isOfFile = false }: { readonly isOfFile?: boolean } = {},
): ResourceServices {
  const history = createHistoryRepository(database);
  const dependencies = {
    database,
    clock,
    logger,
    directory,
    refusal: storedForms.refusal,
    contextOf,
    admitMasked: maskedSearches.admit,
    hooksOf,
    rowFiles,
    dictionaries: isOfFile ? readOnce(dictionaries.byCodes) : dictionaries.byCodes,
    writerNames,
    history,
    recordLog: createRecordLog(history, tellRows),
    tellDecision,
  };
  const dependenciesOf: ResourceServices['dependenciesOf'] = (resource, call) => ({
    ...dependencies,
    visibleTo: createVisibleResource(gatekeeper.holds, call),
    repositoryOf: (other) => repositoryOf(other, { kind: 'caller', call }),
    // Rows of the platform are referred to from every tenant.
    everyRowOf: (other) =>
      repositoryOf(other, { kind: 'system', tenantId: isTenantScoped(resource) ? call.tenantId : null }),
    serviceOf(name) {
      const other = directory.find(name);
      if (other === undefined) throw new Error(`No resource is registered as "${name}"`);
      return serviceOf(other, call);
    },
  });
  const serviceOf: ResourceServices['serviceOf'] = (resource, call) =>
    createResourceService(resource, dependenciesOf(resource, call));
  return { serviceOf, dependenciesOf };
}
