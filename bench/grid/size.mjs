import { existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/workspace.mjs';

const core = path.join(root, 'packages/core/src/features/editable-table/index.ts');
const widget = path.join(root, 'packages/react-ui/src/widgets/editable-table/index.ts');
const source = `export { createEditableTable } from ${JSON.stringify(core)}; export { EditableTable } from ${JSON.stringify(widget)};`;
/** What the application has anyway. */
const present = /^(?:react|react-dom|scheduler|antd|xstate|dayjs|@ant-design\/[^/]+|@xstate\/[^/]+)(?:\/|$)/u;

/** Bytes of gzip that the editable table adds to an application with React, antd and XState; null where there is no table. */
export async function tableSize() {
  if (!existsSync(widget)) return null;
  const entry = '\0table';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.dirname(widget),
    plugins: [{
      name: 'table-entry',
      enforce: 'pre',
      resolveId: (id) => (id === entry ? entry : undefined),
      load: (id) => (id === entry ? source : undefined),
    }],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, external: present, preserveEntrySignatures: 'strict', treeshake: { moduleSideEffects: [{ test: /packages[\\/](?:core|react-ui)[\\/]src[\\/].*\.tsx?$/u, sideEffects: false }] } },
    },
  });
  const chunks = [built].flat().flatMap(({ output }) => output).filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set();
  const follow = (chunk) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  };
  follow(chunks.find(({ isEntry }) => isEntry));
  return [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
