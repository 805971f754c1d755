import type { Services } from '../../../services.ts';
import { createHistoryRepository } from '../../records/history/history.repository.ts';
import { createGrantLosses, type GrantLossesOf } from './grant-losses.repository.ts';
import { createGrantRecord, type RecordGrants } from './grant-record.ts';
import { createGrantRepository, type GrantRepository } from './grant.repository.ts';
import { createGrantService, type GrantService } from './grant.service.ts';

export interface GrantServices {
  readonly grants: GrantRepository;
  readonly record: RecordGrants;
  readonly service: GrantService;
  readonly lossesOf: GrantLossesOf;
}

/** Granting, with its log and history. */
export function createGrants({ database, clock, permissions, audit, transaction }: Services): GrantServices {
  const grants = createGrantRepository(database);
  const history = createHistoryRepository(database);
  const record = createGrantRecord({ database, clock, permissions, audit, history });
  return {
    grants,
    record,
    service: createGrantService({ grants, permissions, record, transaction }),
    lossesOf: createGrantLosses(database),
  };
}
