import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../http/index.ts';
import type { Service } from '../../kernel/index.ts';
import type { ClockPort } from '../../ports/index.ts';
import { serviceFromActor } from '../service/index.ts';
import { grantApi, type GrantChange, type GrantsAnswer, type HoldersAnswer, type SaveAnswer } from './grant-editor.api.ts';
import { grantEditorMachine } from './grant-editor.machine.ts';
import type { GrantEditorEmitted, GrantEditorEvent, GrantEditorFacts, GrantHolder, GrantHolderKind } from './grant-editor.types.ts';
import { grantEditorView } from './grant-editor.view.ts';

export type GrantEditorService = Service<GrantEditorFacts, GrantEditorEvent, GrantEditorEmitted>;

export interface GrantEditorDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Whose grants are edited. */
  readonly kind: GrantHolderKind;
}

/** What roles, departments or roles inside departments are granted: reads it, changes it as a tree, saves it whole. */
export function createGrantEditor({ client, clock, kind }: GrantEditorDependencies): GrantEditorService {
  const api = grantApi(client, kind);
  const machine = grantEditorMachine.provide({
    actors: {
      requestHolders: fromPromise<HoldersAnswer>(({ signal }) => api.holders(signal)),
      requestGrants: fromPromise<GrantsAnswer, GrantHolder>(({ input, signal }) => api.grants(input, signal)),
      saveGrants: fromPromise<SaveAnswer, GrantChange>(({ input }) => api.save(input)),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, grantEditorView);
}
