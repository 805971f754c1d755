import { expect, it } from 'vitest';

import { topicResource } from '@evergreen/core/resources';
import { err, ok } from '@evergreen/core/kernel';
import { fakeClock, settled } from '@evergreen/core/testing';

import { DatabaseError } from '../../../db/index.ts';
import { createLineLogger } from '../../../start/line-logger.ts';
import { createHookRunner } from './hook-runner.ts';

function drive() {
  const clock = fakeClock();
  const lines: string[] = [];
  const logger = createLineLogger((line) => lines.push(line), clock.now);
  return { clock, run: createHookRunner(topicResource, { clock, logger }), noted: () => lines.join('\n') };
}

it('gives what a hook answers, and no timer stays', async () => {
  const { clock, run } = drive();
  const refusal = err({ kind: 'business', message: { 'zh-CN': '不行', 'en-US': 'No' } } as const);
  expect([await run('prepare', async () => ok(1)), await run('prepare', async () => refusal)]).toEqual([
    ok(1),
    refusal,
  ]);
  expect(clock.pending()).toBe(0);
});

it('R-20 turns what a hook throws into a failure that tells the person, and the reason goes to the log', async () => {
  const { run, noted } = drive();
  const failed = await run('written', async () => {
    throw new Error('out of paper');
  });
  expect(failed).toMatchObject({ ok: false, error: { kind: 'internal' } });
  expect(noted()).toMatch(/hook\.failed.*topic.*written.*out of paper/u);
});

it('R-20 gives up on a hook that does not end within five seconds', async () => {
  const { clock, run, noted } = drive();
  const waiting = run('removing', () => new Promise(() => {}));
  clock.advance(4999);
  await settled();
  expect(noted()).toBe('');
  clock.advance(1);
  expect(await waiting).toMatchObject({ ok: false, error: { kind: 'internal' } });
  expect(noted()).toMatch(/hook\.expired.*removing/u);
});

it('R-20 gives a hook that sees many rows as long again for every further twenty', async () => {
  const { clock, run, noted } = drive();
  const waiting = run('prepareMany', () => new Promise(() => {}), 21);
  clock.advance(9999);
  await settled();
  expect(noted()).toBe('');
  clock.advance(1);
  expect(await waiting).toMatchObject({ ok: false, error: { kind: 'internal' } });
});

it('throws on what the database refused, so that it is told as for the write itself', async () => {
  const { run } = drive();
  const refused = new DatabaseError('uniqueViolation', 'taken');
  await expect(
    run('written', async () => {
      throw refused;
    }),
  ).rejects.toBe(refused);
});
