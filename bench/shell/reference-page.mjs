import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../scripts/workspace.mjs';

const app = path.join(root, 'packages/app');

const main = `import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const List = lazy(() => import('./list.jsx'));
const Entry = lazy(() => import('./form.jsx'));

function Page() {
  const [lists, setLists] = useState([]);
  const [shown, setShown] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = (name) => {
    setShown(name);
    if (!lists.includes(name)) setLists([...lists, name]);
  };
  return (
    <>
      <button onClick={() => show('one')}>one</button>
      <button onClick={() => show('two')}>two</button>
      <button onClick={() => { setWasOpened(true); setOpen(true); }}>add</button>
      <Suspense fallback="…">
        {lists.map((name) => <div key={name} className="pane" hidden={name !== shown}><List name={name} /></div>)}
        {wasOpened && <Entry isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
createRoot(document.getElementById('root')).render(<Page />);
`;

const list = `import { Table } from 'antd';
import { memo, useEffect, useState } from 'react';

const columns = Array.from({ length: 8 }, (_, at) => ({ key: at, dataIndex: 'field' + at, title: 'Column ' + at }));

export default memo(function List({ name }) {
  const [rows, setRows] = useState(undefined);
  useEffect(() => void fetch('/rows.json?' + name).then((answer) => answer.json()).then(setRows), [name]);
  return <Table rowKey="id" columns={columns} dataSource={rows} loading={rows === undefined} rowSelection={{}} pagination={{ total: 100 }} />;
});
`;

const form = `import { DatePicker, Form, Input, Modal, Select, Switch } from 'antd';

const options = [{ value: '1', label: 'One' }, { value: '2', label: 'Two' }];
const inputs = [Input, Input, Input, Input, Input, Input, Input, Select, Select, DatePicker, DatePicker, Switch, Input.TextArea, Input.TextArea];

export default function Entry({ isOpen, onClose }) {
  return (
    <Modal open={isOpen} title="Add" width={800} onCancel={onClose} destroyOnHidden>
      <Form layout="vertical">
        {inputs.map((Field, at) => (
          <Form.Item key={at} name={'field' + at} label={'Field ' + at} rules={[{ required: true }]}>
            <Field {...(Field === Select ? { options } : {})} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
`;

const rows = Array.from({ length: 10 }, (_, id) => ({
  id,
  ...Object.fromEntries(Array.from({ length: 8 }, (__, at) => [`field${at}`, `value ${id} ${at}`])),
}));

/**
 * Plain React and antd, as our own tools build it: two lists of ten rows, of which one is shown, and a form of 14 fields in a dialog. What
 * any page of these libraries costs at least, on this machine and in this run.
 */
export async function startReferencePage() {
  const folder = path.join(app, 'node_modules/.bench-reference');
  mkdirSync(folder, { recursive: true });
  const files = new Map([['/rows.json', Buffer.from(JSON.stringify(rows))]]);
  try {
    writeFileSync(
      path.join(folder, 'index.html'),
      '<div id="root"></div><script type="module" src="./main.jsx"></script>',
    );
    for (const [name, source] of Object.entries({ main, list, form }))
      writeFileSync(path.join(folder, `${name}.jsx`), source);
    const fromApp = createRequire(path.join(app, 'package.json'));
    const { build } = await import(pathToFileURL(fromApp.resolve('vite')).href);
    const { default: react } = await import(pathToFileURL(fromApp.resolve('@vitejs/plugin-react')).href);
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [react()],
      build: { write: false, target: 'es2022' },
    });
    for (const file of [built].flat().flatMap(({ output }) => output))
      files.set(`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return serve(files);
}

async function serve(files) {
  const compressed = new Map([...files].map(([name, content]) => [name, brotliCompressSync(content)]));
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://x').pathname;
    const found = compressed.has(name) ? name : '/index.html';
    const type = found.endsWith('.js') ? 'text/javascript' : found.endsWith('.json') ? 'application/json' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(compressed.get(found));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
