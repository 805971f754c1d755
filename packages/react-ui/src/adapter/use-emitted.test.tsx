import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useEmitted } from './use-emitted.ts';

it('calls the listener of the latest drawing, and none once it is gone', () => {
  const listeners = new Set<(emitted: string) => void>();
  const service = {
    on(listener: (emitted: string) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const heard: string[] = [];
  function Drawing({ name }: { readonly name: string }) {
    useEmitted(service, (emitted) => heard.push(`${name} ${emitted}`));
    return null;
  }
  const emit = (emitted: string) => listeners.forEach((listener) => listener(emitted));
  const { rerender, unmount } = render(<Drawing name="first" />);
  emit('one');
  rerender(<Drawing name="second" />);
  emit('two');
  unmount();
  emit('three');
  expect({ heard, listeners: listeners.size }).toEqual({ heard: ['first one', 'second two'], listeners: 0 });
});
