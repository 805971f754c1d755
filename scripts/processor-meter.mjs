import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

/**
 * A setup file of every unit test: writes what the worker's process used for the file to the report that TEST_PROCESSOR_REPORT names,
 * one line a file. Only the time of the process itself counts: databases and programs that a test starts are not in it.
 */
const report = process.env['TEST_PROCESSOR_REPORT'];

if (report !== undefined) {
  const before = process.cpuUsage();
  afterAll(() => {
    const { testPath: file } = expect.getState();
    const { user, system } = process.cpuUsage(before);
    appendFileSync(report, `${JSON.stringify({ file, processor: (user + system) / 1e6 })}\n`);
  });
}
