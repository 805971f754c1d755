import { createActor, fromPromise } from 'xstate';

import { departmentEndpoints, type DepartmentChoice } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { AuthService } from '../auth/index.ts';
import { departmentSwitchMachine } from './department-switch.machine.ts';
import type { DepartmentsAnswer, SwitchAnswer } from './department-switch.model.ts';
import type {
  DepartmentSwitchEmitted,
  DepartmentSwitchEvent,
  DepartmentSwitchFacts,
} from './department-switch.types.ts';
import { departmentSwitchView } from './department-switch.view.ts';

export type DepartmentSwitchService = Service<DepartmentSwitchFacts, DepartmentSwitchEvent, DepartmentSwitchEmitted>;

export interface DepartmentSwitchDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly auth: Pick<AuthService, 'send'>;
  /** Whether the user may close the dialog without a selection. */
  readonly isClosable: boolean;
}

/** The dialog 部门切换, initially closed; a switch updates the user of the session. */
export function createDepartmentSwitch({
  client,
  clock,
  auth,
  isClosable,
}: DepartmentSwitchDependencies): DepartmentSwitchService {
  const machine = departmentSwitchMachine.provide({
    actors: {
      requestDepartments: fromPromise<DepartmentsAnswer>(async ({ signal }) =>
        mapResult(await client.call(departmentEndpoints.getCurrentUserDeparts, { signal }), ({ result }) => result),
      ),
      selectDepartment: fromPromise<SwitchAnswer, DepartmentChoice>(({ input }) =>
        client.call(departmentEndpoints.selectDepart, { body: input }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { isClosable } });
  actor.on('department.switched', ({ user }) => auth.send({ type: 'user.changed', user }));
  actor.start();
  return serviceFromActor(actor, departmentSwitchView);
}
