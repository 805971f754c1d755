import { createActor, fromPromise } from 'xstate';

import { accountAdministrationEndpoints } from '../../../contract/index.ts';
import { resourceEndpoints, type Resource, type ResourceRow, type ResourceValues } from '../../../resources/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { createKeptParts, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { DraftKey, DraftStore } from '../../../drafts/index.ts';
import { askLosses, type EndingRights, type LossesAnswer } from '../../access/rights-losses/index.ts';
import { createRecentRecords } from './recent-records.ts';
import { saveRow, type RowToSave, type SaveOutcome } from './save/row-saver.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { recordFormMachine } from './record-form.machine.ts';
import type { GivableAnswer, RowAnswer } from './record-form.setup.ts';
import { isGiving } from './form-locks.model.ts';
import type { DraftCommand } from './record-draft.model.ts';
import type { RecordFormEmitted, RecordFormEvent, RecordFormFacts, RecordFormMode } from './record-form.types.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { recordFormView } from './record-form.view.ts';

export type RecordFormService = Service<RecordFormFacts, RecordFormEvent, RecordFormEmitted>;

export interface RecordFormDependencies {
  readonly resource: Resource;
  readonly mode: RecordFormMode;
  /** First values of a new row, beside those of its fields. */
  readonly given?: ResourceValues;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  readonly storage: TypedStorage;
  /** Owner of the drafts and of the list of recent records. */
  readonly userId: string;
}

/**
 * Open the form of a resource: empty, on a stored row, or read-only. Persists input as a draft within a second and on
 * disposal; an earlier draft is offered until it is restored or discarded, and kept while pending. Ignores submits
 * while saving, so a double click saves once. Merges concurrent changes; on conflicts, the form waits for the user's
 * choice.
 */
export function createRecordForm(dependencies: RecordFormDependencies): RecordFormService {
  const { resource, mode, given = {}, client, clock, drafts, storage, userId } = dependencies;
  const { queryById } = resourceEndpoints(resource);
  const rowId = mode.kind === 'add' ? null : mode.id;
  const key: DraftKey = { userId, resource: resource.name, rowId };

  const persistDraft = (command: DraftCommand) => {
    switch (command.kind) {
      case 'write':
        return drafts.write(key, { ...command.draft, savedAt: clock.now() });
      case 'putBack':
        return drafts.write(key, command.draft);
      case 'remove':
        return drafts.remove(key);
    }
  };

  const machine = recordFormMachine.provide({
    actors: {
      loadRow: fromPromise<RowAnswer>(({ signal }) => client.call(queryById, { query: { id: rowId ?? '' }, signal })),
      requestGivable: fromPromise<GivableAnswer, Resource>(async ({ input, signal }) => {
        if (mode.kind === 'details' || !isGiving(input)) return null;
        const answer = await client.call(accountAdministrationEndpoints.givable, { signal, isQuiet: true });
        return answer.ok ? answer.value.result : null;
      }),
      requestLosses: fromPromise<LossesAnswer, EndingRights | undefined>(({ input, signal }) => {
        if (input === undefined) throw new Error('Nothing is taken from anybody');
        return askLosses(client, input, signal);
      }),
      saveRow: fromPromise<SaveOutcome, RowToSave>(({ input }) => saveRow(resource, client, input)),
    },
    actions: { persistDraft: (_, command) => persistDraft(command) },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      resource,
      mode,
      given,
      rowId,
      now: () => clock.now(),
      draft: mode.kind === 'details' ? null : drafts.read(key),
    },
  });
  actor.start();
  const keep = createKeptParts<RecordFormFacts>();
  const service = serviceFromActor(actor, (snapshot) => keep(recordFormView(snapshot)));
  const recentRecords = createRecentRecords(storage, userId);
  const remember = (row: ResourceRow) => {
    const label = String(row[resource.labelField] ?? '');
    recentRecords.visit({ resource: resource.name, id: row.id, label, openedAt: clock.now() });
  };
  let loadedRow: ResourceRow | null = null;
  service.subscribe(() => {
    const { row } = service.facts();
    if (row === null || row === loadedRow) return;
    loadedRow = row;
    remember(row);
  });
  service.on((emitted) => {
    if (emitted.type === 'form.saved') remember(emitted.row);
  });
  return {
    ...service,
    dispose() {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'form.abandoned' });
      service.dispose();
    },
  };
}
