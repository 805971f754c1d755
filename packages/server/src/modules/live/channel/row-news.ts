import { liveLimits } from '@evergreen/core/contract';
import { isTenantScoped, type Resource } from '@evergreen/core/resources';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { LiveBus } from './live-bus.ts';

/** A row that was written. */
export interface WrittenRow {
  readonly id: string;
  /** It has now. */
  readonly version: number;
  readonly isDeleted: boolean;
}

/** Tells that rows were written, once that is committed. */
export type TellRows = (resource: Resource, tenantId: number, rows: readonly WrittenRow[]) => void;

export interface RowNewsDependencies {
  readonly database: Pick<Database, 'onceCommitted'>;
  readonly clock: ClockPort;
  readonly live: Pick<LiveBus, 'publish'>;
}

/** What is written within so long is told together. */
const PAUSE = 250;

interface Gathered {
  readonly tenantId: number | null;
  readonly resource: string;
  readonly rows: Map<string, WrittenRow>;
}

/** Gathers what is written, so that an import of a thousand rows is one event. */
export function createRowNews({ database, clock, live }: RowNewsDependencies): TellRows {
  const gathered = new Map<string, Gathered>();

  function tell(key: string): void {
    const news = gathered.get(key);
    gathered.delete(key);
    if (news === undefined) return;
    const { tenantId, resource, rows } = news;
    const named = [...rows.values()].map(({ id, version, isDeleted }) => ({
      id,
      version,
      ...(isDeleted ? { isDeleted } : {}),
    }));
    live.publish({ kind: 'rows', tenantId, resource, rows: named.length > liveLimits.toldRows ? null : named });
  }

  return (resource, writersTenant, rows) =>
    database.onceCommitted(() => {
      const tenantId = isTenantScoped(resource) ? writersTenant : null;
      const key = `${tenantId} ${resource.name}`;
      const known = gathered.get(key);
      const news = known ?? { tenantId, resource: resource.name, rows: new Map<string, WrittenRow>() };
      for (const row of rows) {
        const former = news.rows.get(row.id);
        if (former === undefined || former.version <= row.version) news.rows.set(row.id, row);
      }
      if (known !== undefined) return;
      gathered.set(key, news);
      clock.setTimeout(() => tell(key), PAUSE);
    });
}
