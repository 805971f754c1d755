// Throws many more texts at the parsers than a change waits for: `pnpm fuzz [runs]`, ten million when left out.
import { run } from './workspace.mjs';

const runs = Number(process.argv[2] ?? 10_000_000);
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
