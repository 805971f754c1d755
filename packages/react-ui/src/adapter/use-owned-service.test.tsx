import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';

import { useOwnedService } from './use-owned-service.ts';

/** Opens services that write down their lives. */
function diary() {
  const lines: string[] = [];
  let count = 0;
  const opener = (name: string) => () => {
    const id = `${name}${++count}`;
    lines.push(`open ${id}`);
    return { id, dispose: () => lines.push(`dispose ${id}`) };
  };
  return { lines, opener };
}

function Drawing({ create }: { readonly create: () => { readonly id: string; dispose(): void } }) {
  return useOwnedService(create)?.id ?? 'none';
}

it('opens one service, paints it and nothing before it, and disposes of it at the end', () => {
  const { lines, opener } = diary();
  const create = opener('a');
  const { container, rerender, unmount } = render(<Drawing create={create} />);
  const painted = [container.textContent];
  rerender(<Drawing create={create} />);
  painted.push(container.textContent);
  unmount();
  expect({ painted, lines }).toEqual({ painted: ['a1', 'a1'], lines: ['open a1', 'dispose a1'] });
});

it('changes the service with what it is opened by, the old one first', () => {
  const { lines, opener } = diary();
  const { container, rerender } = render(<Drawing create={opener('a')} />);
  rerender(<Drawing create={opener('b')} />);
  expect({ painted: container.textContent, lines }).toEqual({
    painted: 'b2',
    lines: ['open a1', 'dispose a1', 'open b2'],
  });
});

it('leaves one live service under StrictMode, which opens everything twice', () => {
  const { lines, opener } = diary();
  const create = opener('a');
  const { container, unmount } = render(
    <StrictMode>
      <Drawing create={create} />
    </StrictMode>,
  );
  const painted = container.textContent;
  unmount();
  expect({ painted, lines }).toEqual({
    painted: 'a2',
    lines: ['open a1', 'dispose a1', 'open a2', 'dispose a2'],
  });
});
