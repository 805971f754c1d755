// One query builder of 200 lines in a dialog, chosen by the address: ours as the application has it, react-querybuilder with its
// controls of antd as its documentation builds it. Both have the same fields, rules and values.
import { createAdvancedQuery } from '@evergreen/core/advanced-query';
import { activityResource, ruleLabels } from '@evergreen/core/resources';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { EvergreenTheme } from '@evergreen/react-ui/theme';
import { AdvancedQueryButton } from '@evergreen/react-ui/widgets/records/advanced-query';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryBuilder } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';
import { createPageCore, envelope } from './page-core.js';
import { queryLines, states } from './query-lines.mjs';
import './query-page.css';

const core = createPageCore({
  '/sys/login': envelope({
    token: 'T1',
    userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' },
    sysAllDictItems: { activity_status: states },
  }),
  '/sys/savedQuery/list': envelope({ queries: [], roles: [] }),
});

function signedIn() {
  const { promise, resolve } = Promise.withResolvers();
  core.auth.subscribe(() => {
    if (Object.keys(core.auth.facts().dictionaries).length > 0) resolve();
  });
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  return promise;
}

await signedIn();
const query = core.open((page) => createAdvancedQuery({ ...page, resource: activityResource }));
query.send({ type: 'query.adopt', condition: { all: queryLines } });

const YES_NO = [
  { name: 'Y', label: '是' },
  { name: 'N', label: '否' },
];
/** How the peer enters a value, by our word for it. */
const editors = {
  number: { inputType: 'number' },
  date: { inputType: 'date' },
  dateTime: { inputType: 'datetime-local' },
  dictionary: { valueEditorType: 'select', values: states.map(({ value: name, text: label }) => ({ name, label })) },
  yesNo: { valueEditorType: 'select', values: YES_NO },
};
const fields = query.facts().fields.map(({ key, label, rules, input }) => ({
  name: key,
  label: label['zh-CN'],
  operators: rules.map((rule) => ({ name: rule, label: ruleLabels[rule]['zh-CN'] })),
  ...editors[input],
}));
const rules = {
  combinator: 'and',
  rules: queryLines.map(({ field, rule: operator, value }) => ({ field, operator, value })),
};

function PeerBuilder() {
  const [built, setBuilt] = useState(rules);
  return (
    <QueryBuilderAntD>
      <QueryBuilder fields={fields} defaultQuery={built} onQueryChange={setBuilt} />
    </QueryBuilderAntD>
  );
}

function Peer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>高级查询</Button>
      <Modal
        open={isOpen}
        title="高级查询"
        width={1000}
        centered
        destroyOnHidden
        className="peer-dialog"
        onCancel={() => setOpen(false)}
      >
        <PeerBuilder />
      </Modal>
    </>
  );
}

const isOurs = new URLSearchParams(globalThis.location.search).get('widget') === 'our-builder';

createRoot(document.getElementById('root')).render(
  <CoreProvider core={core}>
    <EvergreenTheme>{isOurs ? <AdvancedQueryButton query={query} /> : <Peer />}</EvergreenTheme>
  </CoreProvider>,
);
