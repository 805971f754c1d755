import type { LocalizedText } from '../../../kernel/index.ts';
import { validatorMessages } from '../../validation/validators/index.ts';

/** Values of the dialog 修改密码. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Field → validation error; empty if valid. Passwords are not trimmed. */
export function checkPasswordChange(
  change: PasswordChange,
): Readonly<Partial<Record<keyof PasswordChange, LocalizedText>>> {
  return {
    ...(change.oldPassword === '' ? { oldPassword: validatorMessages.oldPasswordRequired } : {}),
    ...(change.newPassword === '' ? { newPassword: validatorMessages.newPasswordRequired } : {}),
    ...confirmationError(change),
  };
}

function confirmationError({ newPassword, confirmation }: PasswordChange) {
  if (confirmation === '') return { confirmation: validatorMessages.confirmationRequired };
  return confirmation === newPassword ? {} : { confirmation: validatorMessages.confirmationDiffers };
}
