import { userEvent, type UserEvent } from '@testing-library/user-event';

/**
 * Create a user who presses, types and drags. Between two events other tasks run, as they do before a person's next one: menus
 * and dialogs move the focus in them. Whether `pointer-events` lets a press through is not checked: jsdom would compute the style
 * of the element and of everything above it for each press.
 */
export function newUser(): UserEvent {
  return userEvent.setup({ pointerEventsCheck: 0 });
}
