import { cleanText, textLength, type LocalizedText } from '../../../kernel/index.ts';
import { validatorMessages } from './validator.messages.ts';

/** One rule of a form field, and the event that triggers validation. */
export interface FormRule<Value> {
  readonly trigger: 'blur' | 'change';
  readonly isRequired: true;
  /** Return the first validation error, or null. */
  check(value: Value | null | undefined): LocalizedText | null;
}

export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Required text; blank text is empty. Optional minimum and maximum length in characters. */
export function requiredText(message: LocalizedText, { minimum, maximum }: Bounds = {}): FormRule<string> {
  return {
    trigger: 'blur',
    isRequired: true,
    check(value) {
      const seen = cleanText(value ?? '', 'lines');
      if (seen === '') return message;
      if (minimum !== undefined && textLength(seen) < minimum) return validatorMessages.shortest(minimum);
      return maximum !== undefined && textLength(seen) > maximum ? validatorMessages.longest(maximum) : null;
    },
  };
}

/** Required select. Zero is a value; an empty text is not. */
export function requiredSelect(message: LocalizedText): FormRule<string | number> {
  return {
    trigger: 'change',
    isRequired: true,
    check: (value) => (value === null || value === undefined || value === '' ? message : null),
  };
}

/** Required checkbox group with at least one checked box; optional minimum and maximum count. */
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
