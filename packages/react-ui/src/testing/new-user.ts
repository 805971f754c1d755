import { userEvent, type UserEvent } from '@testing-library/user-event';

/**
 * Create a user who presses, types and drags. Keys follow each other without a pause. Whether `pointer-events` lets a press
 * through is not checked: jsdom would compute the style of the element and of everything above it for each press.
 */
export function newUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}
