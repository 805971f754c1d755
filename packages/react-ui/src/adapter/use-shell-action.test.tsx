import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { draw, newStage } from './testing/stage.tsx';
import { useShellAction } from './use-shell-action.ts';

it('offers an action while it is shown, and carries it out with what is known last', () => {
  const stage = newStage();
  function Counter() {
    const [count, setCount] = useState(0);
    useShellAction('settings', () => setCount(count + 1));
    return count;
  }
  const { container, unmount } = draw(stage, <Counter />);
  act(() => stage.core.shellActions.run('settings'));
  act(() => stage.core.shellActions.run('settings'));
  const drawn = container.textContent;
  unmount();
  expect([drawn, stage.core.shellActions.facts().map(({ key }) => key)]).toEqual(['2', ['theme', 'language']]);
});
