import type { KeyboardEvent } from 'react';

/** Enter takes the typed date and does nothing else: by itself it would send the form around it, too. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
