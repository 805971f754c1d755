import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { domainEdges } from './domain-edges.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { root } from './workspace.mjs';

const isTestCode = /[.]test[.]tsx?$|\/testing\/|[.]testing[.]tsx?$/u;

/**
 * The domains that production code of each domain imports, read from its import statements.
 * @param {string} folder with one domain a folder
 * @returns {Record<string, string[]>}
 */
function importedDomains(folder) {
  /** @type {Map<string, Set<string>>} */
  const imported = new Map();
  for (const file of trackedFiles(path.join(root, folder)).filter(
    (name) => /[.]tsx?$/u.test(name) && !isTestCode.test(name),
  )) {
    const domain = file.split('/')[0] ?? '';
    const domains = imported.get(domain) ?? imported.set(domain, new Set()).get(domain);
    for (const { fileName } of ts.preProcessFile(readFileSync(path.join(root, folder, file), 'utf8')).importedFiles) {
      const target = path.posix.join(path.posix.dirname(file), fileName);
      const other = target.split('/')[0] ?? '';
      if (fileName.startsWith('.') && other !== '..' && other !== domain) domains?.add(other);
    }
  }
  return Object.fromEntries(
    [...imported]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([domain, others]) => [domain, [...others].toSorted()]),
  );
}

for (const [name, list] of Object.entries(domainEdges)) {
  it(`lists the domains of ${name} and the edges between them that are used, and no others`, () => {
    expect(list.edges).toEqual(importedDomains(list.root));
  });
}
