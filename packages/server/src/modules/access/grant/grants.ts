import type { Services } from '../../../services.ts';
import { createHistoryRepository } from '../../records/history/history.repository.ts';
import { createGrantLosses } from './grant-losses.repository.ts';
import { createLosses, type Losses } from './grant-losses.ts';
import { createGrantRecord, type RecordGrants } from './grant-record.ts';
import { createGrantRepository, type GrantRepository } from './grant.repository.ts';
import { createGrantService, type GrantService } from './grant.service.ts';

export interface GrantServices {
  readonly grants: GrantRepository;
  readonly record: RecordGrants;
  readonly service: GrantService;
  readonly losses: Losses;
}

/** Granting, with its log and history. */
export function createGrants(services: Services): GrantServices {
  const { database, clock, permissions, audit, transaction } = services;
  const grants = createGrantRepository(services);
  const history = createHistoryRepository(database);
  const record = createGrantRecord({ database, clock, permissions, audit, history });
  return {
    grants,
    record,
    service: createGrantService({ grants, permissions, record, transaction }),
    losses: createLosses(createGrantLosses(database), services),
  };
}
