import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.mjs';
import { root } from './workspace.mjs';

const isProductionCode = /^packages\/[^/]+\/src\/(?!(?:.*\/)?testing\/)(?!.*[.](?:test|testing)[.]).*[.]tsx?$/u;
const exported = /^export (?:async )?(?:const|function\*?|type|interface|class) (?<name>\w+)/gmu;

it('declares each exported name in one file, so that a search for a symbol has one answer', () => {
  /** @type {Map<string, string[]>} */
  const declarations = new Map();
  for (const file of trackedFiles().filter((name) => isProductionCode.test(name)))
    for (const { groups } of readFileSync(path.join(root, file), 'utf8').matchAll(exported)) {
      const name = groups?.['name'] ?? '';
      declarations.set(name, [...(declarations.get(name) ?? []), file]);
    }
  // Overloads declare one name several times in one file.
  const repeated = [...declarations].filter(([, files]) => new Set(files).size > 1);
  expect({ repeated, isEmpty: declarations.size === 0 }).toEqual({ repeated: [], isEmpty: false });
});
