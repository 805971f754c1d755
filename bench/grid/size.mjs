import { existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/workspace.mjs';

const core = path.join(root, 'packages/core/src/features/grid/editable-table/index.ts');
const widget = path.join(root, 'packages/react-ui/src/widgets/grid/editable-table/index.ts');
const source = `export { createEditableTable } from ${JSON.stringify(core)}; export { EditableTable } from ${JSON.stringify(widget)};`;
/** What the application has anyway. */
const present = /^(?:react|react-dom|scheduler|antd|xstate|dayjs|@ant-design\/[^/]+|@xstate\/[^/]+)(?:\/|$)/u;

/** @typedef {{ readonly code: string, readonly fileName: string, readonly isEntry: boolean, readonly imports: readonly string[], readonly moduleIds: readonly string[] }} Chunk */

/**
 * What has to be there before an editable table is drawn: how many bytes of gzip in an application with React, antd and XState, and of
 * which files. null where there is no table.
 * @returns {Promise<{ readonly bytes: number, readonly files: readonly string[] } | null>}
 */
export async function tableBeforePaint() {
  if (!existsSync(widget)) return null;
  const entry = '\0table';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.dirname(widget),
    plugins: [
      {
        name: 'table-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: present,
        preserveEntrySignatures: 'strict',
        treeshake: {
          moduleSideEffects: [{ test: /packages[\\/](?:core|react-ui)[\\/]src[\\/].*\.tsx?$/u, sideEffects: false }],
        },
      },
    },
  });
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  for (const outputs of [built].flat()) {
    if (!('output' in outputs)) continue;
    for (const file of outputs.output) if (file.type === 'chunk') chunks.set(file.fileName, file);
  }
  /** @type {Set<Chunk>} */
  const loaded = new Set();
  const follow = (/** @type {Chunk | undefined} */ chunk) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) follow(chunks.get(name));
  };
  follow([...chunks.values()].find(({ isEntry }) => isEntry));
  return {
    bytes: [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    files: [...loaded]
      .flatMap(({ moduleIds }) => moduleIds)
      .map((id) => path.relative(root, id))
      .filter((file) => !file.startsWith('..')),
  };
}
