import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from './workspace.mjs';

describe('the scripts of package.json', () => {
  /** @type {Record<string, string>} */
  const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;
  // The server and the command line have options of their own, and their own tests.
  const programs = Object.entries(scripts).flatMap(([name, command]) => {
    const file = /^(?:exec )?node (?:--expose-gc )?((?:scripts|tools|bench)\/\S+)/.exec(command)?.[1];
    return file === undefined || name === 'start' || name === 'cli' ? [] : [[name, file]];
  });

  it.each(programs)('%s explains itself and refuses what it does not know', async (_, file = '') => {
    const call = (/** @type {string} */ option) => run(process.execPath, [file, option], { output: 'collect' });
    const [help, unknown] = await Promise.all([call('--help'), call('--no-such-option')]);
    expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Usage: \S[^]*--help +shows this\n$/) });
    expect(unknown).toEqual({
      code: 2,
      output: expect.stringMatching(/^Unknown option '--no-such-option'\. See: .* --help\n$/),
    });
  });
});
