import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import dependencyRules from '../.dependency-cruiser.mjs';
import { violations } from './seeded-violations.mjs';
import { makeWorkspace, seedViolations } from './seeded-workspace.mjs';
import { root, run } from './workspace.mjs';

/** @type {string} */
let workspace;
/** @type {{ code: number, output: string }} */
let seeded;

beforeAll(async () => {
  workspace = realpathSync(mkdtempSync(path.join(tmpdir(), 'evergreen-seeded-')));
  makeWorkspace(workspace);
  seedViolations(workspace, violations);
  seeded = await run(process.execPath, ['scripts/check.mjs'], { cwd: workspace, output: 'collect' });
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/**
 * Which rule was found broken in which file, read from what a check prints for people.
 * @type {Readonly<Record<string, (printed: string) => string[]>>}
 */
const findings = {
  types: (printed) =>
    [...printed.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+):/gm)].map(([, file, rule]) => `${rule} in ${file}`),
  format: (printed) =>
    [...printed.matchAll(/^\S+[.](?:[cm]?[jt]sx?|json|css)$/gm)].map(([file]) => `not formatted in ${file}`),
  lint: (printed) =>
    [...printed.matchAll(/^([^:\n]+):\d+:\d+: .* \[Error\/(\S+)\]$/gm)].map(([, file, rule]) => `${rule} in ${file}`),
  boundaries: (printed) =>
    [...printed.matchAll(/^ {2}error (\S+): (\S+)/gm)].map(([, rule, file]) => `${rule} in ${file}`),
  dead: (printed) =>
    printed.split(/^(?=[A-Z].* \(\d+\)$)/m).flatMap((part) => {
      const [head = '', ...lines] = part.split('\n');
      return lines.flatMap((line) =>
        (line.match(/\S+\/\S+[.](?:tsx?|json)/g) ?? []).map((file) => `${head.replace(/ \(.*/, '')} in ${file}`),
      );
    }),
  requirements: (printed) =>
    [...printed.matchAll(/^(\S+): .* ([A-Z]+-\d+)$/gm)].map(([, file, id]) => `${id} in ${file}`),
  sources: (printed) => [...printed.matchAll(/^(\S+):\d+ (\S+):/gm)].map(([, file, rule]) => `${rule} in ${file}`),
  shape: (printed) => [...printed.matchAll(/^(\S+):\d+ (\S+)$/gm)].map(([, file, rule]) => `${rule} in ${file}`),
};

/**
 * What one check printed in the seeded workspace.
 * @param {string} check
 */
function printedBy(check) {
  const [, part = ''] = seeded.output.split(new RegExp(`^FAILED ${check} .*$`, 'm'));
  return part.split(/^(?:ok {4}|FAILED) /m)[0] ?? '';
}

it('a workspace with violations of each passes no check', () => {
  expect(seeded.code).toBe(1);
  // They run side by side, so their order is no matter.
  expect(seeded.output.match(/^(?:ok {4}|FAILED) [a-z]+(?= )/gm)?.toSorted()).toEqual(
    ['boundaries', 'dead', 'format', 'lint', 'requirements', 'shape', 'sources', 'types'].map(
      (check) => `FAILED ${check}`,
    ),
  );
});

describe.each(Object.entries(findings))('%s', (check, read) => {
  it.each(violations.filter((violation) => violation.check === check))('finds $rule in $file', ({ rule, file }) => {
    const inThatFile = read(printedBy(check)).filter((found) => found.endsWith(` in ${file}`));
    expect(inThatFile).toContain(`${rule} in ${file}`);
  });
});

describe('no rule is left untried', () => {
  /** @param {string} check */
  const tried = (check) => new Set(violations.filter((violation) => violation.check === check).map(({ rule }) => rule));

  it('of the dependency rules', () => {
    expect(tried('boundaries')).toEqual(new Set(dependencyRules.forbidden?.map(({ name }) => name)));
  });

  it('of the lint rules that are named in the configuration', () => {
    const text = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
    const { rules, overrides } = JSON.parse(text);
    const named = [rules, ...overrides.map((/** @type {any} */ override) => override.rules ?? {})].flatMap((group) =>
      Object.entries(group)
        .filter(([, level]) => level !== 'off')
        .map(([rule]) => rule),
    );
    const asPrinted = named.map((rule) =>
      rule.replace(/^react\/(?=rules-of-hooks|exhaustive-deps)/, 'react-hooks/').replace(/^(.+)\/(.+)$/, '$1($2)'),
    );
    expect(asPrinted.filter((rule) => !tried('lint').has(rule))).toEqual([]);
  });
});
