import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { draw, newStage } from './testing/stage.tsx';
import { useFastClickGuard } from './use-fast-click-guard.ts';

it('FMT-02 a button that is clicked twice within 300 ms does its work once, and again afterwards', () => {
  const stage = newStage();
  const done: number[] = [];
  function Button() {
    const press = useFastClickGuard(() => done.push(stage.ports.clock.now()));
    return <button onClick={press}>刷新</button>;
  }
  draw(stage, <Button />);
  const start = stage.ports.clock.now();
  const click = () => fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  click();
  act(() => stage.ports.clock.advance(299));
  click();
  act(() => stage.ports.clock.advance(1));
  click();
  expect(done.map((at) => at - start)).toEqual([0, 300]);
});
