import type { activityResource, activitySignUpResource } from '@evergreen/core/resources';
import { minutes } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { personName } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import type { RegisteredPeople } from './retirees.seed.ts';
import { createSeedRandom, SEEDER, seedIdentifier, type SeedRandom } from '../db/seed/seed-random.ts';

/** Activities whose sign-ups are people; of those that are over only the number is known. */
const LISTED: ReadonlySet<string> = new Set(['1', '2', '3']);

/** As many people as each activity that is open, closed or under way has signed up. */
export function activitySignUpSeeds(
  activities: readonly ResourceSeed<typeof activityResource>[],
  personOf: RegisteredPeople,
  now: number,
): ResourceSeed<typeof activitySignUpResource>[] {
  const random = createSeedRandom(20_261_124);
  return activities
    .filter(({ values }) => LISTED.has(values.status))
    .flatMap((activity) =>
      Array.from({ length: activity.values.signedCount ?? 0 }, (_, index) => signUpSeed(activity, index, random, now)),
    )
    .map(registered(personOf));
}

/** With name and number of the person in the register whose sign-up it is, each once in an activity. */
function registered(personOf: RegisteredPeople) {
  const signedUp = new Set<string>();
  return (seed: ResourceSeed<typeof activitySignUpResource>, index: number) => {
    const person = personOf(seed.owner, index);
    const { activityId } = seed.values;
    const phone = person?.values.phone ?? null;
    const marks = [`${activityId} ${person?.id ?? ''}`, `${activityId} ${phone ?? ''}`];
    if (person === undefined || phone === null || marks.some((mark) => signedUp.has(mark))) return seed;
    for (const mark of marks) signedUp.add(mark);
    return { ...seed, values: { ...seed.values, retireeId: person.id, name: person.values.name, phone } };
  };
}

function signUpSeed(
  { id, owner, values: activity }: ResourceSeed<typeof activityResource>,
  index: number,
  random: SeedRandom,
  now: number,
): ResourceSeed<typeof activitySignUpResource> {
  const time = now - minutes(random.integer(30, 60 * 24 * 10));
  const isWaiting = activity.needAudit === 'Y' && random.chance(30);
  const isPresent = activity.status === '3' && random.chance(80);
  return {
    id: seedIdentifier('activitySignUp', `${id}\n${index}`),
    createBy: SEEDER,
    createTime: time,
    ...(owner === undefined ? {} : { owner }),
    values: {
      activityId: id,
      name: personName(random),
      phone: `139${String(10_000_000 + index * 7919 + random.integer(0, 7000)).slice(0, 8)}`,
      status: isPresent ? '3' : isWaiting ? '0' : '1',
      ...(isPresent ? { checkInTime: formatPlatformTime(now - minutes(random.integer(1, 90))) } : {}),
    },
  };
}
