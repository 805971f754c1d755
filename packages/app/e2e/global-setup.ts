import { seedDataFolder } from './fixtures/server-process.ts';

/** Before all tests: the data that every server of theirs starts with. After them: takes it away. */
export default function setup(): Promise<() => Promise<void>> {
  return seedDataFolder();
}
