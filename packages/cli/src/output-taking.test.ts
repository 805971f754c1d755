import { Writable } from 'node:stream';

import { expect, it } from 'vitest';

import { outputTaking } from './output-taking.ts';

/** An output of four bytes, whose reader takes one write when told. */
function slowOutput() {
  const waiting: ((problem?: Error) => void)[] = [];
  const output = new Writable({ highWaterMark: 4, write: (_chunk, _encoding, done) => void waiting.push(done) });
  return { output, take: (problem?: Error) => waiting.shift()?.(problem) };
}

it('VAL-10 waits for the reader of the output when enough is waiting, so that no file piles up in memory', async () => {
  const { output, take } = slowOutput();
  const taken = outputTaking(output);
  const steps: string[] = [];
  output.write('ab');
  steps.push(`little: ${await taken()}`);
  output.write('cdef');
  const much = taken().then((answer) => steps.push(`much: ${answer}`));
  steps.push('reader takes');
  take();
  take();
  await much;
  expect(steps).toEqual(['little: true', 'reader takes', 'much: true']);
});

it('stops when the reader is gone', async () => {
  const { output, take } = slowOutput();
  const taken = outputTaking(output);
  output.write('abcdef');
  const answer = taken();
  take(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect([await answer, await taken()]).toEqual([false, false]);
});
