import type { AccountAlterationService, AlterationField } from '@evergreen/core/account-alteration';

export interface AlterationStepProps {
  readonly flow: AccountAlterationService;
}

/** From the top of a step to its end. */
const FIELDS: readonly AlterationField[] = ['phone', 'smscode', 'password', 'confirmation'];

export function alterationFieldId(field: AlterationField): string {
  return `alteration-${field}`;
}

/** Takes the person to the first field that is wrong, if one is. */
export function focusWrongField(flow: AccountAlterationService): void {
  const { errors } = flow.facts();
  const wrong = FIELDS.find((field) => errors[field] !== undefined);
  if (wrong !== undefined) document.getElementById(alterationFieldId(wrong))?.focus();
}
