import type { PickedUser } from '@evergreen/core/contract';
import { departmentResource, userResource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import { createPickerRepository, type CountedPage, type UsersAsked } from './picker.repository.ts';

/** The users that a caller may choose: those in reach. */
export type UserChoice = (asked: UsersAsked, call: SignedInCall) => Promise<CountedPage<PickedUser>>;

export function createUserChoice({ database, reachable }: Pick<Services, 'database' | 'reachable'>): UserChoice {
  const pickers = createPickerRepository(database);
  return async (asked, call) => {
    const people = await reachable(userResource, { kind: 'caller', call });
    const departments = await reachable(departmentResource, { kind: 'caller', call });
    return pickers.users({ people, departments }, asked);
  };
}
