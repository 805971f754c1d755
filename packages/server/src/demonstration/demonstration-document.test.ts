import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { activitySeeds } from './activities.seed.ts';
import { userSeeds } from '../db/seed/organisation.seed.ts';

const WORDS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'];

const text = (file: string) => readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8');

it('README and guide count the accounts and activities of the demonstration as they are seeded, and name each account', async () => {
  const [readme, guide] = [await text('README.md'), await text('docs/guides/run-and-operate.md')];
  const accounts = `${WORDS[userSeeds.length - 10] ?? String(userSeeds.length)} accounts`;
  const activities = activitySeeds(0);
  const [own, others] = [0, 1001].map((tenant) => activities.filter(({ owner }) => owner?.tenantId === tenant).length);
  const said = `Tenant 0 has ${own ?? 0} activities, tenant 1001 has ${others ?? 0} others.`;
  const unnamed = userSeeds.map(({ username }) => username).filter((name) => !guide.includes(`\`${name}\``));
  expect([readme.includes(accounts), guide.includes(accounts), guide.includes(said), unnamed]).toEqual([
    true,
    true,
    true,
    [],
  ]);
});
