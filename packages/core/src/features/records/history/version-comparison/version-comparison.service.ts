import { dataLogEndpoints, type VersionComparison } from '../../../../contract/index.ts';
import { failureText, httpMessages, type HttpClient } from '../../../../http/index.ts';
import { err, ok, type LocalizedText, type Service } from '../../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { resourceEntry, type Resource } from '../../../../resources/index.ts';
import { comparedFields, orderedVersions } from './version-comparison.model.ts';
import type { ComparedField, VersionComparisonEvent, VersionComparisonFacts } from './version-comparison.types.ts';

export type VersionComparisonService = Service<VersionComparisonFacts, VersionComparisonEvent>;

export interface VersionComparisonDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Entries of the data log: two about one record, or one, which is compared with the version before it. */
  readonly ids: readonly string[];
}

interface Chosen {
  readonly older?: number;
  readonly newer?: number;
}

interface Compared {
  readonly comparison: VersionComparison;
  readonly resource: Resource;
  readonly fields: readonly ComparedField[];
}

/** Two versions of a record side by side. Loads on start and whenever other versions are chosen; what is shown stays until then. */
export function createVersionComparison({
  client,
  clock,
  ids,
}: VersionComparisonDependencies): VersionComparisonService {
  const [dataId1 = '', dataId2] = ids;
  const loader = createLoader<Compared, LocalizedText, Chosen>({
    clock,
    async load(chosen, signal) {
      const answer = await client.call(dataLogEndpoints.compare, {
        query: { dataId1, ...(dataId2 === undefined ? {} : { dataId2 }), ...chosen },
        signal,
      });
      if (!answer.ok) return err(failureText(answer.error));
      const comparison = answer.value.result;
      const resource = await resourceEntry(comparison.resource)
        ?.load()
        .catch(() => null);
      if (resource === undefined || resource === null) return err(httpMessages.unreachable);
      return ok({ comparison, resource, fields: comparedFields(resource, comparison) });
    },
  });
  loader.send({ type: 'value.load', params: {} });
  const shown = createViewState(loader, true, ({ status, value, failure }, isChangesOnly): VersionComparisonFacts => {
    const [older = null, newer = null] = value?.comparison.versions ?? [];
    const fields = value?.fields ?? [];
    return {
      status: status === 'loaded' ? 'loaded' : failure === null ? 'loading' : 'failed',
      failure,
      recordName: value?.comparison.recordName ?? '',
      kind: value?.resource.singular ?? null,
      older,
      newer,
      known: value?.comparison.known ?? [],
      fields: isChangesOnly ? fields.filter(({ isChanged }) => isChanged) : fields,
      changeCount: fields.filter(({ isChanged }) => isChanged).length,
      isChangesOnly,
    };
  });
  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'versions.choose':
          return loader.send({ type: 'value.load', params: orderedVersions(event.older, event.newer) });
        case 'changesOnly.toggle':
          return shown.update((isChangesOnly) => !isChangesOnly);
        case 'comparison.retry':
          return loader.send({ type: 'value.refresh' });
      }
    },
    // Emits no events; its facts are the whole interface.
    on: () => () => undefined,
  };
}
