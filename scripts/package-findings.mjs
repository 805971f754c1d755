import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { strayFiles } from './published-manifest.mjs';

/** Ways to resolve an entry point that packages of ES modules alone need not serve: CommonJS, and Node 10. */
const notServed = new Set(['node10', 'node16-cjs']);

/**
 * What the declarations of a packed package do wrong for those who import it, by are-the-types-wrong.
 * @param {Uint8Array} tarball
 * @returns {Promise<string[]>}
 */
async function typeFindings(tarball) {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (!analysis.types) return ['has no declarations'];
  return analysis.problems
    .filter((problem) => !('resolutionKind' in problem && notServed.has(problem.resolutionKind)))
    .map((problem) => `types: ${JSON.stringify({ ...problem, trace: undefined })}`);
}

/**
 * What is wrong with a packed package, a line each.
 * @param {object} packed
 * @param {string} packed.tarball its file
 * @param {readonly string[]} packed.files what it holds
 * @param {boolean} packed.isProgram whether it has no entry points to be imported
 * @returns {Promise<string[]>}
 */
export async function packageFindings({ tarball, files, isProgram }) {
  const contents = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: contents.buffer }, strict: true });
  return [
    ...strayFiles(files).map((file) => `${file} must not be in a package`),
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...(isProgram ? [] : await typeFindings(contents)),
  ];
}
