import { expect, it } from 'vitest';

import { fakeClock, settled } from '@evergreen/core/testing';

import { createPriorityLine, type Priority } from './priority-line.ts';

function startLine() {
  const clock = fakeClock();
  const line = createPriorityLine(clock);
  const admitted: string[] = [];
  const leave = new Map<string, () => void>();
  return {
    clock,
    line,
    admitted,
    enter(name: string, priority: Priority) {
      const noted = (left: () => void) => {
        admitted.push(name);
        leave.set(name, left);
      };
      void line.enter(priority).then(noted, () => admitted.push(`${name} refused`));
      return settled();
    },
    async leave(name: string) {
      leave.get(name)?.();
      await settled();
    },
    async pass(milliseconds: number) {
      clock.advance(milliseconds);
      await settled();
    },
  };
}

it('lets people go first, also between the statements of one call, and then the pieces in their order', async () => {
  const { enter, leave, pass, admitted } = startLine();
  await enter('piece 1', 'bulk');
  await enter('piece 2', 'bulk');
  await enter('statement 1', 'person');
  await enter('piece 3', 'bulk');
  await leave('piece 1');
  expect(admitted).toEqual(['piece 1', 'statement 1']);
  await leave('statement 1');
  await pass(4);
  await enter('statement 2', 'person');
  await leave('statement 2');
  await pass(4);
  expect(admitted).toEqual(['piece 1', 'statement 1', 'statement 2']);
  await pass(1);
  expect(admitted).toEqual(['piece 1', 'statement 1', 'statement 2', 'piece 2']);
  await leave('piece 2');
  expect(admitted.at(-1)).toBe('piece 3');
});

it('gives a piece its turn after a tenth of a second, however many people come', async () => {
  const { enter, leave, pass, admitted } = startLine();
  await enter('person 0', 'person');
  await enter('piece', 'bulk');
  for (let count = 1; count <= 25; count += 1) {
    await pass(4);
    await enter(`person ${count}`, 'person');
    await leave(`person ${count - 1}`);
  }
  await leave('person 25');
  expect(admitted.at(-1)).toBe('piece');
});

it('refuses who waits when it is dismissed, and goes on', async () => {
  const { line, enter, leave, pass, admitted } = startLine();
  await enter('piece 1', 'bulk');
  await enter('piece 2', 'bulk');
  await enter('person 1', 'person');
  line.dismiss(new Error('broken'));
  await leave('piece 1');
  await enter('person 2', 'person');
  await leave('person 2');
  await enter('piece 3', 'bulk');
  await pass(5);
  expect(admitted).toEqual(['piece 1', 'piece 2 refused', 'person 1 refused', 'person 2', 'piece 3']);
});
