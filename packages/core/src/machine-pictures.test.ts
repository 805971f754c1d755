import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';

import { machinePage } from './machine-picture.testing.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const docs = fileURLToPath(new URL('../../../docs/generated/machines/', import.meta.url));
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .toSorted();

const nameOf = (source: string) => basename(source, '.machine.ts');

async function machineIn(source: string): Promise<AnyStateMachine> {
  const parts: object = await import(/* @vite-ignore */ `./${source}`);
  const machines = Object.values(parts).filter((part): part is AnyStateMachine => part instanceof StateMachine);
  const [machine] = machines;
  if (machine === undefined || machines.length > 1) throw new Error(`${source} must export exactly one machine`);
  return machine;
}

describe('machine diagrams', () => {
  it.each(sources)('CORE-05 docs/generated/machines matches %s', async (source) => {
    const page = machinePage(nameOf(source), `packages/core/src/${source}`, await machineIn(source));
    await expect(page).toMatchFileSnapshot(`../../../docs/generated/machines/${nameOf(source)}.md`);
  });

  it('CORE-05 docs/generated/machines contains exactly the existing machines', () => {
    expect(
      readdirSync(docs)
        .filter((file) => file !== 'README.md')
        .toSorted(),
    ).toEqual(sources.map((source) => `${nameOf(source)}.md`).toSorted());
  });
});
