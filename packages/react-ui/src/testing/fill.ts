import { fireEvent } from '@testing-library/react';

/**
 * Set the text of a field in one change. For text that a test needs but is not about; where keys, focus or the validation of
 * each letter matter, the user types (`newUser`).
 */
export function fill(field: Element, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
