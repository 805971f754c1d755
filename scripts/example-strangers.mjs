import { cpSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { drivePlainPage } from './plain-page.mjs';
import { joined, runCompiler, write } from './stranger-folder.mjs';
import { root, run } from './workspace.mjs';

/** @typedef {import('./stranger-folder.mjs').Outcome} Outcome */

/** What is wrong in this list: the check number of the second line, the birthday of the third. */
const people = `name,number
Zhang,11010519491231002X
Wang,110105194912310021
Li,11010519491331002X
`;

/**
 * Compiles the scripts of examples/node and runs each, two of them against a server.
 * @param {string} folder where the packages are installed
 * @param {import('./stranger-server.mjs').StrangerServer} server
 * @returns {Promise<Outcome>}
 */
export async function runNodeExamples(folder, server) {
  const place = path.join(folder, 'examples-node');
  cpSync(path.join(root, 'examples/node'), place, { recursive: true });
  write(place, { 'people.csv': people });
  const compiled = await runCompiler(folder, ['--project', 'examples-node']);
  if (compiled.code !== 0) return compiled;
  const isoDay = /^\d{4}-\d{2}-\d{2} /mu;
  /** @type {readonly { script: string, parameters: readonly string[], code: number, says: readonly (string | RegExp)[] }[]} */
  const runs = [
    { script: 'check-id-cards', parameters: ['people.csv'], code: 1, says: ['line 3:', 'line 4:'] },
    { script: 'next-fires', parameters: ['0 30 8 ? * MON-FRI', 'UTC'], code: 0, says: [/Monday|Friday/u, '08:30:00'] },
    { script: 'sign-in-and-list', parameters: [server.url, 'clerk'], code: 0, says: [/sees \d+ activities/u, isoDay] },
    { script: 'write-a-row', parameters: [server.url, 'admin', '徒步', 'WALK'], code: 0, says: ['徒步 was added as'] },
    // The name is taken now: the server says so.
    { script: 'write-a-row', parameters: [server.url, 'admin', '徒步', 'WALK'], code: 1, says: ['Error: '] },
  ];
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const { script, parameters, code, says } of runs) {
    const outcome = await run(process.execPath, [`dist/${script}.js`, ...parameters], {
      cwd: place,
      env: { ...process.env, EVERGREEN_PASSWORD: server.password },
      output: 'collect',
    });
    const missing = says.filter((words) =>
      typeof words === 'string' ? !outcome.output.includes(words) : !words.test(outcome.output),
    );
    const isRight = outcome.code === code && missing.length === 0;
    const wrong = isRight ? '' : `\nexit code ${outcome.code} instead of ${code}, or not said: ${missing.join(', ')}`;
    const shown = outcome.output.split('\n').slice(0, isRight ? 3 : undefined);
    outcomes.push({ code: isRight ? 0 : 1, output: `$ node ${script}.js\n${shown.join('\n').trimEnd()}${wrong}` });
  }
  return joined(outcomes);
}

/** Most that examples/plain may take: lines of its own, of its style sheet, and bytes of its scripts, compressed. */
const PLAIN = { lines: 790, styles: 60, bytes: 75_000 };

/**
 * Compiles, builds and works with examples/plain, the second front end.
 * @param {string} folder where the packages are installed
 * @param {import('./stranger-server.mjs').StrangerServer} server
 * @returns {Promise<Outcome>}
 */
export async function workWithPlainPage(folder, server) {
  const source = path.join(root, 'examples/plain');
  const place = path.join(folder, 'examples-plain');
  cpSync(source, place, { recursive: true, filter: (file) => !/node_modules|dist/u.test(path.relative(source, file)) });
  const compiled = await runCompiler(folder, ['--project', 'examples-plain']);
  if (compiled.code !== 0) return compiled;
  try {
    const lines = await drivePlainPage(place, server);
    const length = (/** @type {RegExp} */ names) =>
      readdirSync(place)
        .filter((file) => names.test(file))
        .reduce((sum, file) => sum + readFileSync(path.join(place, file), 'utf8').split('\n').length - 1, 0);
    const assets = path.join(place, 'dist/assets');
    const first = readdirSync(assets).filter((file) => /^index-.+\.js$/u.test(file));
    const taken = {
      lines: length(/\.ts$/u),
      styles: length(/\.css$/u),
      bytes: first.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file))).length, 0),
    };
    const isSmall = taken.lines <= PLAIN.lines && taken.styles <= PLAIN.styles && taken.bytes <= PLAIN.bytes;
    return { code: isSmall ? 0 : 1, output: [...lines, JSON.stringify(taken)].join('\n') };
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}
