import type { SnapshotFrom } from 'xstate';

import type { departmentSwitchMachine } from './department-switch.machine.ts';
import { titleOf } from './department-switch.model.ts';
import type { DepartmentSwitchFacts } from './department-switch.types.ts';

export function departmentSwitchView({
  value,
  context,
}: SnapshotFrom<typeof departmentSwitchMachine>): DepartmentSwitchFacts {
  const { departments, chosen, isMissing } = context.state;
  return {
    status: value,
    title: titleOf(context.state),
    departments,
    chosen,
    isMissing,
    isClosable: context.isClosable,
  };
}
