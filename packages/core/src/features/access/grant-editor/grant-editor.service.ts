import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { DraftKey, DraftStore } from '../../../drafts/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { decodeGrantDraft, encodeGrantDraft } from './grant-draft.model.ts';
import type { LossesAnswer } from '../rights-losses/index.ts';
import { grantApi, type GrantChange, type SaveAnswer } from './grant-editor.api.ts';
import { grantEditorMachine } from './grant-editor.machine.ts';
import type { GrantDraftCommand, GrantsRead, GranteesRead } from './grant-editor.model.ts';
import type {
  GrantEditorEmitted,
  GrantEditorEvent,
  GrantEditorFacts,
  Grantee,
  GranteeKind,
} from './grant-editor.types.ts';
import { grantEditorView } from './grant-editor.view.ts';

export type GrantEditorService = Service<GrantEditorFacts, GrantEditorEvent, GrantEditorEmitted>;

export interface GrantEditorDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  /** Owner of the drafts. */
  readonly userId: string;
  /** Kind of grantee to edit. */
  readonly kind: GranteeKind;
}

/**
 * Edit the grants of roles, departments or roles inside departments: load, change as a tree, save as a whole. Persists
 * every change as a draft until it is saved or discarded, and merges a draft with concurrent changes by others.
 */
export function createGrantEditor({
  client,
  clock,
  drafts,
  userId,
  kind,
}: GrantEditorDependencies): GrantEditorService {
  const api = grantApi(client, kind);
  const resource = `grants:${kind}`;
  const keyOf = (granteeId: string): DraftKey => ({ userId, resource, rowId: granteeId });

  const persistDraft = (command: GrantDraftCommand) => {
    switch (command.kind) {
      case 'write':
        return drafts.write(keyOf(command.granteeId), encodeGrantDraft({ ...command.draft, savedAt: clock.now() }));
      case 'remove':
        return drafts.remove(keyOf(command.granteeId));
      case 'leave':
        return undefined;
    }
  };

  const machine = grantEditorMachine.provide({
    actors: {
      requestGrantees: fromPromise<GranteesRead>(async ({ signal }) => {
        const drafted = drafts.list(userId, resource).flatMap(({ key }) => key.rowId ?? []);
        return mapResult(await api.grantees(signal), (grantees) => ({ grantees, drafted }));
      }),
      requestGrants: fromPromise<GrantsRead, Grantee>(async ({ input, signal }) =>
        mapResult(await api.grants(input, signal), (grants) => ({
          ...grants,
          draft: decodeGrantDraft(drafts.read(keyOf(input.id))),
        })),
      ),
      requestLosses: fromPromise<LossesAnswer, GrantChange>(({ input, signal }) => api.losses(input, signal)),
      saveGrants: fromPromise<SaveAnswer, GrantChange>(({ input }) => api.save(input)),
    },
    actions: { persistDraft: (_, command) => persistDraft(command) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, grantEditorView);
}
