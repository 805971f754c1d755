import type { SnapshotFrom } from 'xstate';

import type { passwordRecoveryMachine } from './password-recovery.machine.ts';
import type { PasswordRecoveryFacts, PasswordRecoveryStep } from './password-recovery.types.ts';

type Snapshot = SnapshotFrom<typeof passwordRecoveryMachine>;

export function passwordRecoveryView(snapshot: Snapshot): PasswordRecoveryFacts {
  const { proof, username, errors, failure, secondsLeft } = snapshot.context;
  return {
    step: stepOf(snapshot),
    isBusy: snapshot.matches({ verifyingPhone: 'asking' }) || snapshot.matches({ settingPassword: 'asking' }),
    // Until the server confirms it, the number is unverified input.
    phone: username === '' ? '' : proof.phone,
    username,
    errors,
    failure,
    secondsLeft,
  };
}

function stepOf({ value }: Snapshot): PasswordRecoveryStep {
  if (typeof value === 'string') return value;
  if ('verifyingPhone' in value) return 'verifyingPhone';
  return 'settingPassword' in value ? 'settingPassword' : 'done';
}
