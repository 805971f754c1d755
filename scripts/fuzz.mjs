import { readOptions } from './program-options.mjs';
import { run, say } from './workspace.mjs';

const { words } = readOptions({
  usage: 'pnpm fuzz [runs]',
  about:
    'Throws many more random texts at the parser of cron expressions than the tests do; ten million when left out.',
  options: {},
  words: [0, 1],
});
const runs = Number(words[0] ?? 10_000_000);
if (!Number.isSafeInteger(runs) || runs < 1) {
  say(`"${words[0]}" is no number of runs; give a whole number from 1.`);
  process.exit(2);
}
const parameters = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'core',
  '--testTimeout=0',
  '-t',
  'never throws',
  'packages/core/src/features/schedule/cron/cron-text.property.test.ts',
];
process.exitCode = (await run(process.execPath, parameters, { env: { ...process.env, FUZZ_RUNS: String(runs) } })).code;
