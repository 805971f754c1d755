// One widget over a tree of 20,020 nodes, chosen by the address: ours as the application has it, antd's own as its documentation shows it.
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { EvergreenTheme } from '@evergreen/react-ui/theme';
import { DepartmentPicker } from '@evergreen/react-ui/widgets/access/department-picker';
import { TreeChoice } from '@evergreen/react-ui/widgets/records/tree-select';
import { Input, Modal, Tree, TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { placeTree } from './nodes.mjs';
import { createPageCore, envelope } from './page-core.js';

const answers = {
  '/sys/sysDepart/queryIdTree': envelope(placeTree((key, title, children) => ({ key, title, children }))),
  '/sys/category/loadTreeRoot': envelope(
    placeTree((key, title, children) => ({
      key,
      value: key,
      title,
      leaf: children.length === 0 ? 1 : 0,
      ...(children.length === 0 ? {} : { children }),
    })),
  ),
};

const core = createPageCore(answers);

const CATEGORIES = { kind: 'category' };

function OurPicker() {
  const [value, setValue] = useState(null);
  return <DepartmentPicker id="field" aria-label="field" value={value} onChange={setValue} />;
}

function OurSelect() {
  const [value, setValue] = useState(null);
  return (
    <TreeChoice
      id="field"
      aria-label="field"
      source={CATEGORIES}
      placeholder="field"
      value={value}
      onChange={setValue}
    />
  );
}

const peerNodes = () => placeTree((key, title, children) => ({ key, value: key, title, children }));

/** Keeps the nodes whose title holds the words, with those above them. */
function found(nodes, words) {
  return nodes.flatMap((node) => {
    const children = found(node.children, words);
    return children.length > 0 || node.title.includes(words) ? [{ ...node, children }] : [];
  });
}
const keysIn = (nodes) =>
  nodes.flatMap(({ key, children }) => (children.length === 0 ? [] : [key, ...keysIn(children)]));

/** As the documentation of antd builds a searchable tree, in a dialog; its answer is parsed as ours is. */
function PeerPicker() {
  const [nodes, setNodes] = useState(null);
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState([]);
  const shown = useMemo(() => (nodes === null || words === '' ? nodes : found(nodes, words)), [nodes, words]);
  return (
    <>
      <Input
        readOnly
        aria-label="field"
        onClick={() => setNodes(JSON.parse(answers['/sys/sysDepart/queryIdTree']).result)}
      />
      <Modal open={nodes !== null} destroyOnHidden onCancel={() => setNodes(null)}>
        <Input.Search
          autoFocus
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setOpened(target.value === '' ? [] : keysIn(found(nodes, target.value)));
          }}
        />
        {shown !== null && (
          <Tree
            checkable
            checkStrictly
            blockNode
            height={320}
            treeData={shown}
            expandedKeys={opened}
            onExpand={setOpened}
          />
        )}
      </Modal>
    </>
  );
}

function PeerSelect() {
  const nodes = useMemo(peerNodes, []);
  return (
    <TreeSelect aria-label="field" style={{ width: '100%' }} showSearch treeNodeFilterProp="title" treeData={nodes} />
  );
}

const widgets = {
  'our-picker': OurPicker,
  'our-select': OurSelect,
  'peer-picker': PeerPicker,
  'peer-select': PeerSelect,
};
const Widget = widgets[new URLSearchParams(globalThis.location.search).get('widget')];

createRoot(document.getElementById('root')).render(
  <CoreProvider core={core}>
    <EvergreenTheme>
      <Widget />
    </EvergreenTheme>
  </CoreProvider>,
);
