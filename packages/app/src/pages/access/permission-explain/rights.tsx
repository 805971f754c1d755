import type { PermissionExplainService, Right } from '@evergreen/core/permission-explain';
import { useFacts, useText } from '@evergreen/react-ui/adapter';
import { AutoComplete, Button, Table, type TableColumnsType } from 'antd';
import { useId } from 'react';

import { Decision } from './decision.tsx';
import { permissionExplainMessages as messages } from './permission-explain.messages.ts';
import { Verdicts } from './verdicts.tsx';

/** Every permission with its decision, and why for the chosen one. */
export function Rights({ explain }: { readonly explain: PermissionExplainService }) {
  const { rights, action, verdicts } = useFacts(explain);
  const say = useText();
  const id = useId();
  const choose = (code: string) => explain.send({ type: 'action.choose', action: code });
  const columns: TableColumnsType<Right> = [
    { key: 'action', title: say(messages.action), dataIndex: 'action' },
    { key: 'describe', title: say(messages.describe), dataIndex: 'describe' },
    {
      key: 'decision',
      title: say(messages.decision),
      render: (_, { decision }) => <Decision decision={decision} />,
    },
    {
      key: 'explain',
      title: say(messages.explain),
      render: (_, right) => (
        <Button
          type="link"
          size="small"
          aria-label={`${say(messages.explain)} ${right.action}`}
          onClick={() => choose(right.action)}
        >
          {say(messages.explain)}
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className="permission-explain-action">
        <label htmlFor={id}>{say(messages.action)}</label>
        <AutoComplete
          id={id}
          value={action}
          allowClear
          options={rights.map((right) => ({ value: right.action, label: `${right.action}  ${right.describe}` }))}
          showSearch={{
            filterOption: (words, option) => (option?.label ?? '').toLowerCase().includes(words.trim().toLowerCase()),
          }}
          placeholder={say(messages.actionPrompt)}
          onChange={(code: string | undefined) => choose(code ?? '')}
        />
      </div>
      {verdicts.length > 0 && <Verdicts action={action} verdicts={verdicts} />}
      <h2>{say(messages.rights)}</h2>
      <Table<Right>
        rowKey="action"
        size="small"
        columns={columns}
        dataSource={[...rights]}
        scroll={{ x: 'max-content' }}
        pagination={{ defaultPageSize: 10, showSizeChanger: false, showTotal: (count) => say(messages.total(count)) }}
      />
    </>
  );
}
