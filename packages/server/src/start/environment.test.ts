import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseEnvironment, serverVariables } from './environment.ts';
import { startMessages } from './start.messages.ts';

/** Variables that programs beside the server read; tests and development alone, and the command line. */
const otherVariables: readonly (readonly [name: string, program: string, meaning: string, otherwise: string])[] = [
  ['EVERGREEN_URL', 'command line', 'Address of the platform to sign in to', '`http://127.0.0.1:8080`'],
  ['EVERGREEN_USERNAME', 'command line', 'User to sign in as', 'asked for on the terminal'],
  ['EVERGREEN_PASSWORD', 'command line', 'Password to sign in with', 'asked for on the terminal'],
  ['EVERGREEN_CODE', 'command line', 'Code of the second step of a sign-in', 'asked for on the terminal'],
  [
    'EVERGREEN_HOME',
    'command line',
    'Folder of the sign-in and settings',
    'the configuration folder of the operating system',
  ],
  ['NO_COLOR', 'command line', 'Not empty: prints without colours (no-color.org)', 'colours on a terminal'],
  ['EVERGREEN_BACKEND', '`pnpm dev`', 'Address of another backend for the application', 'the backend from its sources'],
  [
    'TEST_DATABASE_URL',
    'tests',
    'PostgreSQL server on which the server tests run as well',
    'a local PostgreSQL, started for the tests, if installed',
  ],
  ['CHROMIUM_PATH', 'tests, benches', 'Chromium to use', 'an installed one, else a download'],
  ['TEST_ENGINES', 'tests', 'Set by `npm test -- --engines`: every server test on every database', 'the marked ones'],
  ['TEST_THOROUGH', 'tests', 'Set by `npm test -- --thorough`: all rounds of the property tests', 'a tenth of them'],
  ['TEST_PROCESSOR_REPORT', 'tests', 'Set by `npm test`: file of the processor time of each test file', 'not measured'],
  ['FUZZ_RUNS', 'tests', 'Set by `pnpm fuzz`: runs of each property', 'the number in the property'],
  ['MUTATION_TESTS', 'tests', 'Set by `pnpm mutate`: the test files to run, comma-separated', 'all of them'],
  [
    'E2E_SEEDED_FOLDER',
    'tests',
    'Data folder of a seeded platform, which the servers of browser tests start on copies of',
    'seeded by the run, and removed after it',
  ],
  [
    'CI',
    'tests',
    'Set: a failed browser test is repeated once, and one that passes then is reported as flaky',
    'not repeated',
  ],
];

const fileAt = (path: string) => new URL(`../../../../${path}`, import.meta.url);

function environmentDocument(): string {
  const own = Object.entries(serverVariables).map(
    ([name, { meaning, otherwise }]) => `| \`${name}\` | ${meaning['en-US']} | ${otherwise['en-US']} |`,
  );
  const others = otherVariables.map((cells) => `| \`${cells[0]}\` | ${cells.slice(1).join(' | ')} |`);
  return `# Environment variables

An empty variable counts as missing. An invalid one stops the start with a sentence that names it; all invalid ones are named at once. This file is
written by a test from the schema of the server: \`pnpm run docs\` writes it anew.

## Server (\`npm start\`, \`node packages/server/dist/server.js\`)

| Variable | Meaning | Without it |
|---|---|---|
${own.join('\n')}

## Other programs

| Variable | Read by | Meaning | Without it |
|---|---|---|---|
${others.join('\n')}
`;
}

describe('the environment variables', () => {
  it('are all in docs/environment.md, which is written from them', async () => {
    await expect(environmentDocument()).toMatchFileSnapshot('../../../../docs/environment.md');
  });

  it('DEV-02 are read by no other name, in the product, its tests and its tools', () => {
    const folders = ['packages', 'scripts', 'bench', 'tools', '.ci'];
    const sources = folders.flatMap((folder) =>
      readdirSync(fileAt(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => !/(?:^|\/)(?:node_modules|dist|\.types)\//u.test(file) && /\.(?:m?[jt]sx?)$/u.test(file))
        .map((file) => readFileSync(fileAt(`${folder}/${file}`), 'utf8')),
    );
    const read = sources.flatMap((source) =>
      [...source.matchAll(/\b(?:env|environment)(?:\.|\['|\[(?=[A-Z_]+\]))(?<name>[A-Z][A-Z_\d]+)\b/gu)].map(
        ({ groups }) => groups?.['name'] ?? '',
      ),
    );
    // Where the name is a constant, it is that of the constant's text.
    const constants = new Map(
      sources.flatMap((source) =>
        [...source.matchAll(/\bconst (?<constant>[A-Z_]+) = '(?<name>[A-Z][A-Z_\d]+)';/gu)].map(({ groups }) => [
          groups?.['constant'] ?? '',
          groups?.['name'] ?? '',
        ]),
      ),
    );
    const names = new Set(read.map((name) => constants.get(name) ?? name));
    // Of the operating system and the runtime, by their own rules; the last is what a test hides from a process.
    const system = ['PATH', 'HOME', 'LC_ALL', 'LC_MESSAGES', 'LANG', 'NODE_ENV', 'MODE', 'TZ', 'EVERGREEN_SECRET'];
    const known = new Set<string>([
      ...Object.keys(serverVariables),
      ...otherVariables.map(([name]) => name),
      ...system,
    ]);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
    expect(otherVariables.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('names every invalid variable at once', () => {
    const parsed = parseEnvironment({
      PORT: '8o80',
      SMS_URL: 'gateway',
      CAS_URL: 'https://sso.example',
      LIST_KEY: 'short',
    });
    const { badPort, badCas, badSmsUrl, badListCipher } = startMessages;
    const problems = [badPort('8o80'), badSmsUrl, badCas, badListCipher].map((problem) => problem['en-US']);
    expect(parsed.ok ? [] : parsed.error['en-US'].split('\n')).toEqual(problems);
  });

  it.each([
    { S3_SIGNED_DOWNLOADS: 'on' },
    { S3_PUBLIC_ENDPOINT: 'https://files.example' },
    { S3_SIGNED_DOWNLOADS: 'on', S3_PUBLIC_ENDPOINT: 'files.example' },
  ])('signs downloads of a store only, at an address that is one: %j', (variables) => {
    const parsed = parseEnvironment(variables);
    expect(parsed.ok ? null : parsed.error).toEqual(startMessages.badSignedDownloads);
  });

  it('takes the test provider by on and off alone', () => {
    const parsed = parseEnvironment({ THIRD_PARTY_TEST: 'yes' });
    expect(parsed.ok ? null : parsed.error['en-US']).toBe('THIRD_PARTY_TEST is "yes"; it must be on or off');
  });
});
