import { afterEach, expect, it, vi } from 'vitest';
import { tableBeforePaint } from '../bench/grid/size.mjs';

/** Bytes of gzip that were reached, and a little room for what has to grow. Less is wished for: docs/quality.md, G11. */
const MOST = 84_450;

/** What is fetched once a table is drawn, or comes with what a page gives to it. */
const LATER = [
  /grid\/editable-table\/columns\/(?:column-actions|column-menu-list)\./u,
  /grid\/editable-table\/files\/(?:file-line|file-picture|files-dialog|files-of-cell)\./u,
  /grid\/editable-table\/panels\/(?:grid-menu|open-sub-table|removal-panel|settings-panel)\./u,
  /grid\/editable-table\/editors\/(?:choice|choices|date|radio)-editor\./u,
  /grid\/editable-table\/(?:files|panels)\/(?:files|panel)\.messages\./u,
  /(?:files\/upload-list\/(?:http-upload|upload-)|editable-table\/uploads\/(?:table-)?upload)/u,
  /editable-table\/navigation\/key-map\.messages\./u,
  /-family\.ts$/u,
  /node_modules\/.*valibot/u,
];

afterEach(() => void vi.unstubAllEnvs());

it('what is not seen before it is opened is no part of what an editable table is drawn with, which does not grow', async () => {
  // Vite builds for development otherwise.
  vi.stubEnv('NODE_ENV', 'production');
  const table = await tableBeforePaint();
  expect(table?.files.filter((file) => LATER.some((later) => later.test(file)))).toEqual([]);
  expect(table?.files).toContain('packages/react-ui/src/widgets/grid/editable-table/frame/grid-frame.tsx');
  expect(table?.bytes).toBeLessThan(MOST);
});
