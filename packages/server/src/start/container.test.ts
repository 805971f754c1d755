import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

import { serverVariables } from './environment.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (name: string) => readFileSync(root + name, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('DEV-02 the container image and the compose file', () => {
  it('pass their linters', () => {
    const compose = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
      [`${root}compose.yaml`],
      false,
    );
    expect({
      dockerfile: validate(read('Dockerfile')).map(({ message, range }) => [range.start.line + 1, message]),
      compose: compose.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
    }).toEqual({ dockerfile: [], compose: [] });
  });

  it('set variables that the server knows, and offer each of them in .env.example', () => {
    const server = read('compose.yaml').split('\n  server:\n')[1] ?? '';
    const given = matches(server, /^ {6}([A-Z_]+): /gmu);
    const asked = matches(read('compose.yaml'), /\$\{([A-Z_]+)/gu);
    const offered = matches(read('.env.example'), /^([A-Z_]+)=/gmu);
    expect(given).toEqual([
      'DATABASE_URL',
      'EVERGREEN_DEMO_PASSWORD',
      'FRAME_HOSTS',
      'MAP_HOSTS',
      'SMS_URL',
      'TRUST_PROXY',
    ]);
    expect(given.filter((name) => !(name in serverVariables))).toEqual([]);
    expect([...new Set(asked)].toSorted()).toEqual(offered.toSorted());
  });

  it('copy files that exist, with the pnpm that the repository names and one Node, of the newest release that the workflow tries', () => {
    const dockerfile = read('Dockerfile');
    const copied = matches(dockerfile, /^COPY (?!--from|\. )(.+) \S+$/gmu).flatMap((names) => names.split(' '));
    expect(copied).toContain('pnpm-lock.yaml');
    expect(copied.filter((name) => !existsSync(root + name))).toEqual([]);
    const { packageManager }: { readonly packageManager: string } = JSON.parse(read('package.json'));
    const tried = matches(read('.github/workflows/check.yml'), /node: \[(.+)\]/gu).flatMap((list) => list.split(', '));
    expect([
      new Set(matches(dockerfile, /npm install --global (\S+)/gu)),
      new Set(matches(dockerfile, /^FROM node:(\d+)\./gmu)),
      new Set(matches(dockerfile, /^FROM node:(\S+)/gmu)).size,
    ]).toEqual([new Set([packageManager]), new Set([tried.at(-1)]), 1]);
  });
});
