import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.mjs';
import { root } from './workspace.mjs';

it('the walks of the architecture name files that there are, and count them', () => {
  const names = new Set(trackedFiles().map((file) => path.basename(file)));
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const walks = [...text.matchAll(/^- \*\*(.+)\*\* \((\d+) stops; .*?\): (.+)$/gm)].map(([, walk, count, stops]) => {
    const files = [...(stops ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => String(file));
    return { walk, isCounted: files.length === Number(count), missing: files.filter((file) => !names.has(file)) };
  });
  expect(walks).toEqual(
    ['A typed cell', 'A sign-in', 'A saved form', 'An imported row', 'An action', 'An export'].map((walk) => ({
      walk,
      isCounted: true,
      missing: [],
    })),
  );
});
