import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { DraftKey, DraftStore } from '../../../drafts/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { decodeGrantDraft, encodeGrantDraft } from './grant-draft.model.ts';
import { grantApi, type GrantChange, type SaveAnswer } from './grant-editor.api.ts';
import { grantEditorMachine } from './grant-editor.machine.ts';
import type { GrantDraftCommand, GrantsRead, HoldersRead } from './grant-editor.model.ts';
import type {
  GrantEditorEmitted,
  GrantEditorEvent,
  GrantEditorFacts,
  GrantHolder,
  GrantHolderKind,
} from './grant-editor.types.ts';
import { grantEditorView } from './grant-editor.view.ts';

export type GrantEditorService = Service<GrantEditorFacts, GrantEditorEvent, GrantEditorEmitted>;

export interface GrantEditorDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  /** Whose drafts they are. */
  readonly userId: string;
  /** Whose grants are edited. */
  readonly kind: GrantHolderKind;
}

/**
 * What roles, departments or roles inside departments are granted: reads it, changes it as a tree, saves it whole. Every change
 * is persisted as a draft until it is saved or discarded; a draft is merged with what others changed since it was begun.
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
  const keyOf = (holderId: string): DraftKey => ({ userId, resource, rowId: holderId });

  const persistDraft = (command: GrantDraftCommand) => {
    switch (command.kind) {
      case 'write':
        return drafts.write(keyOf(command.holderId), encodeGrantDraft({ ...command.draft, savedAt: clock.now() }));
      case 'remove':
        return drafts.remove(keyOf(command.holderId));
      case 'leave':
        return undefined;
    }
  };

  const machine = grantEditorMachine.provide({
    actors: {
      requestHolders: fromPromise<HoldersRead>(async ({ signal }) => {
        const drafted = drafts.list(userId, resource).flatMap(({ key }) => key.rowId ?? []);
        return mapResult(await api.holders(signal), (holders) => ({ holders, drafted }));
      }),
      requestGrants: fromPromise<GrantsRead, GrantHolder>(async ({ input, signal }) =>
        mapResult(await api.grants(input, signal), (grants) => ({
          ...grants,
          draft: decodeGrantDraft(drafts.read(keyOf(input.id))),
        })),
      ),
      saveGrants: fromPromise<SaveAnswer, GrantChange>(({ input }) => api.save(input)),
    },
    actions: { persistDraft: (_, command) => persistDraft(command) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, grantEditorView);
}
