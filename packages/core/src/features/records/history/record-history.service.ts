import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { LONGEST_HISTORY } from '../../../contract/index.ts';
import { formatDate } from '../../../format/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Locale, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import {
  isRestorable,
  permissionCode,
  resourceEndpoints,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { askLosses, type EndingRights, type LossesAnswer } from '../../access/rights-losses/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { historyFile } from './history-file.model.ts';
import {
  knownHistory,
  recordHistoryMachine,
  type FileAnswer,
  type HistoryAnswer,
  type RecordHistoryContext,
  type RestoreAnswer,
  type RestoreInput,
} from './record-history.machine.ts';
import type { RecordHistoryEmitted, RecordHistoryEvent, RecordHistoryFacts } from './record-history.types.ts';
import { restoreQuestion, timeline } from './timeline.model.ts';

export type RecordHistoryService = Service<RecordHistoryFacts, RecordHistoryEvent, RecordHistoryEmitted>;

export interface RecordHistoryDependencies {
  readonly resource: Resource;
  /** The row as the user sees it. */
  readonly row: ResourceRow;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly locale: () => Locale;
  readonly permit: (action: string) => PermissionDecision;
}

/**
 * What was done to a record. Loads on start. Going back to a version is asked first, with what would change; it fails
 * like a save when somebody else has changed the record.
 */
export function createRecordHistory(dependencies: RecordHistoryDependencies): RecordHistoryService {
  const { resource, row, client, clock, locale, permit } = dependencies;
  const endpoints = resourceEndpoints(resource);
  const request = (limit: number, signal: AbortSignal): Promise<HistoryAnswer> =>
    client.call(endpoints.history, { query: { id: row.id, limit }, signal });
  const machine = recordHistoryMachine.provide({
    actors: {
      requestHistory: fromPromise<HistoryAnswer, number>(({ input, signal }) => request(input, signal)),
      requestFile: fromPromise<FileAnswer, RecordHistoryContext>(async ({ input, signal }) =>
        mapResult(await request(LONGEST_HISTORY, signal), ({ result: history }) =>
          historyFile(
            String(input.row[resource.labelField] ?? ''),
            timeline({ ...input, history }),
            formatDate(clock.now()),
            locale(),
          ),
        ),
      ),
      requestLosses: fromPromise<LossesAnswer, EndingRights | undefined>(({ input, signal }) => {
        if (input === undefined) throw new Error('Nothing is taken from anybody');
        return askLosses(client, input, signal);
      }),
      requestRestore: fromPromise<RestoreAnswer, RestoreInput>(({ input: { row: present, version } }) =>
        client.call(endpoints.restore, {
          body: { id: present.id, version: present.version ?? 0, to: version ?? 0 },
        }),
      ),
    },
  });
  const mayRestore = isRestorable(resource) && permit(permissionCode(resource, 'edit')).decision === 'show';
  const actor = createActor(machine, { clock, input: { resource, row, mayRestore } });
  actor.start();
  return serviceFromActor(actor, recordHistoryView);
}

function recordHistoryView({ value, context }: SnapshotFrom<typeof recordHistoryMachine>): RecordHistoryFacts {
  const known = knownHistory(context);
  const isAsked = known !== null && context.version !== null && value !== 'weighing';
  const asked = isAsked ? restoreQuestion(known, context.version) : null;
  return {
    status: value === 'checking' ? 'shown' : value,
    entries: known === null ? [] : timeline(known),
    hasMore: known?.history.hasMore === true,
    failure: value === 'failed' ? context.failure : null,
    question: asked === null ? null : { ...asked, losses: context.losses, failure: context.restoreFailure },
  };
}
