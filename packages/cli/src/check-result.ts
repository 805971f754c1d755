import type { LocalizedText } from '@evergreen/core/kernel';

/** Result of checking one value. */
export type CheckResult =
  | {
      readonly valid: true;
      /** Information decoded from the value, machine-readable. */
      readonly facts?: Readonly<Record<string, unknown>>;
      /** The same, human-readable. */
      readonly words?: readonly LocalizedText[];
      /** Valid, with a warning. */
      readonly warning?: LocalizedText;
    }
  | {
      readonly valid: false;
      /** Stable error code, if the check defines one. */
      readonly reason?: string;
      readonly message: LocalizedText;
    };

export type Check = (value: string) => CheckResult;

export const VALID: CheckResult = { valid: true };

/** A check of something that says what is wrong, or null. */
export function checkResultOf(message: LocalizedText | null): CheckResult {
  return message === null ? VALID : { valid: false, message };
}
