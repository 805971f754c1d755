import { CloseCircleFilled } from '@ant-design/icons';
import type { PermissionExplainService, Right } from '@evergreen/core/access/permission-explain';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { foundByLabel } from '@evergreen/react-ui/widgets/base/choice-select';
import { usePageTurners } from '@evergreen/react-ui/widgets/base/page-turners';
import { AutoComplete, Button, Table, type TableColumnsType } from 'antd';
import { useId } from 'react';

import { Decision } from './decision.tsx';
import { permissionExplainMessages as messages } from './permission-explain.messages.ts';
import { PermissionVerdicts } from './verdicts.tsx';

/** Every permission with its decision, and why for the chosen one. */
export function Rights({ explain }: { readonly explain: PermissionExplainService }) {
  const { rights, action, sentence, verdicts } = useFacts(explain);
  const t = useTranslate();
  const id = useId();
  const itemRender = usePageTurners();
  const choose = (code: string) => explain.send({ type: 'action.choose', action: code });
  const columns: TableColumnsType<Right> = [
    { key: 'describe', title: t(messages.describe), render: (_, { name }) => t(name) },
    { key: 'action', title: t(messages.action), dataIndex: 'action' },
    {
      key: 'decision',
      title: t(messages.decision),
      render: (_, { decision }) => <Decision decision={decision} />,
    },
    {
      key: 'explain',
      title: t(messages.explain),
      render: (_, right) => (
        <Button
          type="link"
          size="small"
          aria-label={`${t(messages.explain)} ${right.action}`}
          onClick={() => choose(right.action)}
        >
          {t(messages.explain)}
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className="permission-explain-action">
        <label htmlFor={id}>{t(messages.action)}</label>
        <AutoComplete
          id={id}
          value={action}
          allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t(messages.clear) }}
          options={rights.map((right) => ({ value: right.action, label: `${t(right.name)}  ${right.action}` }))}
          showSearch={foundByLabel}
          placeholder={t(messages.actionPrompt)}
          onChange={(code: string | undefined) => choose(code ?? '')}
        />
      </div>
      {sentence !== null && <PermissionVerdicts action={action} sentence={sentence} verdicts={verdicts} />}
      <h2>{t(messages.rights)}</h2>
      <Table<Right>
        rowKey="action"
        size="small"
        columns={columns}
        dataSource={[...rights]}
        scroll={{ x: 'max-content' }}
        pagination={{
          itemRender,
          defaultPageSize: 10,
          showSizeChanger: false,
          showTotal: (count) => t(messages.total(count)),
        }}
      />
    </>
  );
}
