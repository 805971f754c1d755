import type { SnapshotFrom } from 'xstate';

import type { passwordChangeMachine } from './password-change.machine.ts';
import { shownPasswordErrors } from './password-change.model.ts';
import type { PasswordChangeFacts } from './password-change.types.ts';

export function passwordChangeView({
  value,
  context: { form },
}: SnapshotFrom<typeof passwordChangeMachine>): PasswordChangeFacts {
  return { status: value, username: form.username, values: form.values, errors: shownPasswordErrors(form) };
}
