import type { ResourceValues } from '@evergreen/core/resources';

import type { ListSources } from '../resource/list-rows.ts';
import type { ResourceRepository } from '../resource/resource.repository.ts';

/** What is known of a key, and what is not there: neither is read again. */
type Known<Value> = Map<string, Value | undefined>;

async function readMissing<Value>(
  known: Known<Value>,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<ReadonlyMap<string, Value>> {
  const missing = keys.filter((key) => !known.has(key));
  const found = missing.length === 0 ? undefined : await read(missing);
  for (const key of missing) known.set(key, found?.get(key));
  return new Map(
    keys.flatMap((key) => {
      const value = known.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The same sources for one file: what names a row, a writer or a part of another row is read once for all of its rows. */
export function readOnceForFile(sources: ListSources): ListSources {
  const labels = new Map<string, Known<string>>();
  const parts = new Map<string, Known<ResourceValues>>();
  const names = new Map<string, Known<string>>();
  const of = <Value>(all: Map<string, Known<Value>>, key: string): Known<Value> => {
    const known = all.get(key) ?? new Map<string, Value | undefined>();
    all.set(key, known);
    return known;
  };
  return {
    ...sources,
    repositoryOf(resource): ResourceRepository {
      const repository = sources.repositoryOf(resource);
      return {
        ...repository,
        labels: (ids) => readMissing(of(labels, resource.name), ids, repository.labels),
        partsOf: (keys, ids) =>
          readMissing(of(parts, JSON.stringify([resource.name, keys])), ids, (missing) =>
            repository.partsOf(keys, missing),
          ),
      };
    },
    writerNames: (usernames, locale) =>
      readMissing(of(names, locale), usernames, (missing) => sources.writerNames(missing, locale)),
  };
}
