import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/workspace.mjs';

const app = path.join(root, 'packages/app');

const page = `import { Button, Form, Input, Menu } from 'antd';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <>
    <Menu items={[{ key: '1', label: 'One' }]} />
    <Form><Form.Item name="a" label="A"><Input /></Form.Item><Button htmlType="submit">Send</Button></Form>
  </>,
);
`;

/** Bytes, gzip, of the smallest page that the same tools build of React and four parts of antd. */
export async function antdMinimum() {
  const folder = path.join(app, 'node_modules/.bench');
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'antd-minimum.jsx');
  writeFileSync(entry, page);
  try {
    const fromApp = createRequire(path.join(app, 'package.json'));
    const { build } = await import(pathToFileURL(fromApp.resolve('vite')).href);
    const { default: react } = await import(pathToFileURL(fromApp.resolve('@vitejs/plugin-react')).href);
    const built = await build({
      configFile: false,
      root: app,
      logLevel: 'silent',
      plugins: [react()],
      build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
    });
    return [built]
      .flat()
      .flatMap(({ output }) => output)
      .filter(({ type }) => type === 'chunk')
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
