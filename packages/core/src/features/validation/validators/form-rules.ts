import type { LocalizedText } from '../../../kernel/index.ts';
import { validatorMessages } from './validator.messages.ts';

/** One rule of a form's field, and what somebody does when it is looked at. */
export interface FormRule<Value> {
  readonly trigger: 'blur' | 'change';
  readonly isRequired: true;
  /** The first thing that is wrong; null when nothing is. */
  check(value: Value | null | undefined): LocalizedText | null;
}

export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A text that has to be given, blanks alone being none; optionally with a least and a greatest length in characters. */
export function requiredText(message: LocalizedText, { minimum, maximum }: Bounds = {}): FormRule<string> {
  return {
    trigger: 'blur',
    isRequired: true,
    check(value) {
      if (value === null || value === undefined || value.trim() === '') return message;
      if (minimum !== undefined && value.length < minimum) return validatorMessages.shortest(minimum);
      return maximum !== undefined && value.length > maximum ? validatorMessages.longest(maximum) : null;
    },
  };
}

/** A choice that has to be made. Zero is a choice; an empty text is none. */
export function requiredSelect(message: LocalizedText): FormRule<string | number> {
  return {
    trigger: 'change',
    isRequired: true,
    check: (value) => (value === null || value === undefined || value === '' ? message : null),
  };
}

/** Boxes of which at least one has to be ticked; optionally with a least and a greatest number of them. */
export function requiredCheckboxes(
  message: LocalizedText,
  { minimum, maximum }: Bounds = {},
): FormRule<readonly unknown[]> {
  return {
    trigger: 'change',
    isRequired: true,
    check(value) {
      if (value === null || value === undefined || value.length === 0) return message;
      if (minimum !== undefined && value.length < minimum) return validatorMessages.fewestChoices(minimum);
      return maximum !== undefined && value.length > maximum ? validatorMessages.mostChoices(maximum) : null;
    },
  };
}
