import { assign, createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { profileEndpoints, type ProfileEdit } from '../../../contract/index.ts';
import { formatDate } from '../../../format/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { AuthService } from '../auth/index.ts';
import { profileMachine } from './profile.machine.ts';
import {
  isProfileChanged,
  shownProfileErrors,
  type ReadProfileAnswer,
  type SaveProfileAnswer,
} from './profile.model.ts';
import type { ProfileEmitted, ProfileEvent, ProfileFacts } from './profile.types.ts';

export type ProfileService = Service<ProfileFacts, ProfileEvent, ProfileEmitted>;

export interface ProfileDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly auth: Pick<AuthService, 'send'>;
}

/** One's own details: loads on start; a save updates the user of the session. */
export function createProfile({ client, clock, auth }: ProfileDependencies): ProfileService {
  const today = () => formatDate(clock.now());
  const machine = profileMachine.provide({
    actors: {
      readProfile: fromPromise<ReadProfileAnswer>(async ({ signal }) =>
        mapResult(await client.call(profileEndpoints.read, { signal, isQuiet: true }), ({ result }) => result),
      ),
      saveProfile: fromPromise<SaveProfileAnswer, ProfileEdit>(({ input }) =>
        client.call(profileEndpoints.edit, { body: input, isQuiet: true }),
      ),
    },
    actions: { readToday: assign({ today }) },
  });
  const actor = createActor(machine, { clock, input: { today: today() } });
  actor.on('profile.saved', ({ user }) => auth.send({ type: 'user.changed', user }));
  actor.start();
  return serviceFromActor(actor, profileView);
}

function profileView({ value, context: { form, today } }: SnapshotFrom<typeof profileMachine>): ProfileFacts {
  return {
    status: value,
    profile: form.profile,
    values: form.values,
    errors: shownProfileErrors(form, today),
    failure: form.failure,
    isChanged: isProfileChanged(form),
  };
}
