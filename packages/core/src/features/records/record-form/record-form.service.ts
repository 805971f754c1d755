import { createActor, fromPromise } from 'xstate';

import { resourceEndpoints, type Resource } from '../../../resources/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { DraftKey, DraftStore } from '../../../drafts/index.ts';
import { saveRow, type RowToSave, type SaveOutcome } from '../record-store/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { recordFormMachine, type RowAnswer } from './record-form.machine.ts';
import type { DraftCommand } from './record-form.model.ts';
import type { RecordFormEmitted, RecordFormEvent, RecordFormFacts, RecordFormMode } from './record-form.types.ts';
import { recordFormView } from './record-form.view.ts';

export type RecordFormService = Service<RecordFormFacts, RecordFormEvent, RecordFormEmitted>;

export interface RecordFormDependencies {
  readonly resource: Resource;
  readonly mode: RecordFormMode;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  /** Whose drafts they are. */
  readonly userId: string;
}

/**
 * Opens the form of a resource: empty, on a stored row, or on its details. What is typed is kept as a draft at most a second
 * later and when the service is disposed; a draft of earlier stands in the facts until it is restored or discarded, and
 * an offer that nobody answers stays kept. A submit while saving is ignored, so a double click saves once. What somebody else stored
 * meanwhile is merged; where both changed a field, the form waits until the person has chosen.
 */
export function createRecordForm(dependencies: RecordFormDependencies): RecordFormService {
  const { resource, mode, client, clock, drafts, userId } = dependencies;
  const { queryById } = resourceEndpoints(resource);
  const rowId = mode.kind === 'add' ? null : mode.id;
  const key: DraftKey = { userId, resource: resource.name, rowId };

  const persistDraft = (command: DraftCommand) => {
    switch (command.kind) {
      case 'write':
        return drafts.write(key, { values: command.values, savedAt: clock.now(), base: command.base });
      case 'putBack':
        return drafts.write(key, command.draft);
      case 'remove':
        return drafts.remove(key);
    }
  };

  const machine = recordFormMachine.provide({
    actors: {
      loadRow: fromPromise<RowAnswer>(({ signal }) => client.get(queryById, { id: rowId ?? '' }, { signal })),
      saveRow: fromPromise<SaveOutcome, RowToSave>(({ input }) => saveRow(resource, client, input)),
    },
    actions: { persistDraft: (_, command) => persistDraft(command) },
  });
  const actor = createActor(machine, {
    clock,
    input: { resource, mode, rowId, now: () => clock.now(), draft: mode.kind === 'details' ? null : drafts.read(key) },
  });
  actor.start();
  const service = serviceFromActor(actor, recordFormView);
  return {
    ...service,
    dispose() {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'form.abandoned' });
      service.dispose();
    },
  };
}
