import type { LocalizedText } from '@evergreen/core/kernel';

/** What a check found about one value. */
export type CheckResult =
  | {
      readonly valid: true;
      /** What the value says, for programs. */
      readonly facts?: Readonly<Record<string, unknown>>;
      /** The same for people. */
      readonly words?: readonly LocalizedText[];
      /** Right, but to be looked at. */
      readonly warning?: LocalizedText;
    }
  | {
      readonly valid: false;
      /** A word that programs can rely on, where the check has one. */
      readonly reason?: string;
      readonly message: LocalizedText;
    };

export type Check = (value: string) => CheckResult;

export const VALID: CheckResult = { valid: true };

/** A check of something that says what is wrong, or null. */
export function checkResultOf(message: LocalizedText | null): CheckResult {
  return message === null ? VALID : { valid: false, message };
}
