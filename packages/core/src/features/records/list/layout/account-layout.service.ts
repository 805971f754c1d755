import { createActor, fromPromise } from 'xstate';

import { EVERY_LIST, listLayoutEndpoints, type RememberedLayout } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { TypedStorage } from '../../../../storage/index.ts';
import { layoutStorage } from './layout-storage.ts';
import type { ListLayoutService } from './list-layout.service.ts';
import { densityStorage } from './density-storage.ts';
import type { ListPreferencesService } from './list-preferences.service.ts';
import {
  accountLayoutMachine,
  type LayoutChanged,
  type LayoutsAnswer,
  type LayoutsFound,
} from './account-layout.machine.ts';
import { newerLayouts, type RememberedLayouts, type WriteOutcome } from './account-layout.model.ts';

export interface AccountLayoutFacts {
  /** What was changed in this browser is on its way to the account, or waits for its call. */
  readonly isPending: boolean;
}

export type AccountLayoutService = Service<AccountLayoutFacts, LayoutChanged, LayoutsFound>;

export interface AccountLayoutDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  readonly userId: string;
  /** Name of the list, unique in the application. */
  readonly list: string;
  readonly layout: ListLayoutService;
  readonly preferences: ListPreferencesService;
}

/**
 * Carries columns, widths and row height of a list to the account and from there to another browser. The list is drawn from
 * what this browser remembers and never waits; what was changed last wins, whichever browser it was. Failures are silent: what was
 * changed stays here and goes to the account when the list is opened again.
 */
export function createAccountLayout(dependencies: AccountLayoutDependencies): AccountLayoutService {
  const { client, clock, list, layout, preferences } = dependencies;
  const remembered = rememberedHere(dependencies);
  const write = async (layouts: RememberedLayouts): Promise<LayoutsAnswer> => {
    const body = { layouts: layouts.map((entry) => ({ ...entry, columns: entry.columns?.slice() ?? null })) };
    const answer = await client.call(listLayoutEndpoints.save, { body, isQuiet: true });
    return answer.ok ? answer.value.result.layouts : null;
  };
  const machine = accountLayoutMachine.provide({
    actors: {
      readAccount: fromPromise<LayoutsAnswer>(async ({ signal }) => {
        const answer = await client.call(listLayoutEndpoints.read, { query: { list }, isQuiet: true, signal });
        return answer.ok ? answer.value.result.layouts : null;
      }),
      writeAccount: fromPromise<WriteOutcome, RememberedLayouts>(async ({ input: sent }) => ({
        sent,
        answer: await write(sent),
      })),
    },
  });
  const actor = createActor(machine, { clock, input: { here: remembered.read } });
  const service = serviceFromActor<typeof machine, AccountLayoutFacts, LayoutChanged>(actor, (snapshot) => ({
    isPending: snapshot.matches('waiting') || snapshot.matches('writing') || snapshot.context.isChanged,
  }));

  let seen = timesOf(remembered.read());
  const hear = () => {
    const times = timesOf(remembered.read());
    if (times === seen) return;
    seen = times;
    service.send({ type: 'layout.changed' });
  };
  const ends = [
    service.on(({ layouts }) => {
      remembered.write(layouts);
      seen = timesOf(remembered.read());
      layout.send({ type: 'layout.recall' });
      preferences.send({ type: 'density.recall' });
    }),
    layout.subscribe(hear),
    preferences.subscribe(hear),
  ];
  actor.start();
  return {
    ...service,
    dispose() {
      const { context } = actor.getSnapshot();
      const { isPending } = service.facts();
      for (const end of ends) end();
      service.dispose();
      const unwritten = newerLayouts(remembered.read(), context.account);
      // Who leaves the list within a second has changed it all the same.
      if (isPending && unwritten.length > 0) void write(unwritten);
    },
  };
}

function timesOf(layouts: RememberedLayouts): string {
  return layouts.map(({ list, changedAt }) => `${list} ${changedAt}`).join();
}

/** What this browser remembers of a list, as the account remembers it. */
function rememberedHere({ storage, userId, list }: AccountLayoutDependencies) {
  const columns = layoutStorage(storage, userId, list);
  const densities = densityStorage(storage, userId);
  return {
    read(): RememberedLayouts {
      const arranged = columns.get();
      const chosen = densities.get();
      const ofList: RememberedLayout[] =
        arranged === undefined
          ? []
          : [{ list, density: null, ...arranged, columns: arranged.columns?.map((column) => ({ ...column })) ?? null }];
      const ofEveryList: RememberedLayout[] =
        chosen === undefined ? [] : [{ list: EVERY_LIST, columns: null, ...chosen }];
      return [...ofList, ...ofEveryList];
    },
    write(layouts: RememberedLayouts): void {
      for (const { list: name, columns: arranged, density, changedAt } of layouts) {
        if (name === list) columns.set({ columns: arranged, changedAt });
        else if (name === EVERY_LIST && density !== null) densities.set({ density, changedAt });
      }
    },
  };
}
