import { CheckOutlined, MinusOutlined, SwapOutlined } from '@ant-design/icons';
import type { ComparedRole } from '@evergreen/core/contract';
import { flattenTree } from '@evergreen/core/kernel';
import {
  createRoleComparison,
  type ComparedNode,
  type HeldBy,
  type RoleComparisonService,
  type RoleDifference,
} from '@evergreen/core/access/role-comparison';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { foundByLabel } from '@evergreen/react-ui/widgets/base/choice-select';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Button, Checkbox, Empty, Modal, Select, Skeleton, Spin, Table, type TableColumnsType } from 'antd';
import { useCallback } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import './role.css';
import { roleMessages as messages } from './role.messages.ts';

/** Two roles side by side: the selected ones, or one with another that is chosen. */
export function RoleCompareDialog({ rows, onClose }: DialogSlotProps) {
  const core = useCore();
  const t = useTranslate();
  const [left = null, right = null] = rows.map(({ id }) => id);
  const comparison = useOwnedService(
    useCallback(
      () => core.open(({ client, clock }) => createRoleComparison({ client, clock, left, right })),
      [core, left, right],
    ),
  );
  return (
    <Modal
      open
      title={t(messages.compare)}
      width={960}
      closable={{ 'aria-label': t(messages.close) }}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
      onCancel={onClose}
    >
      {comparison === null ? <Skeleton active /> : <Comparison comparison={comparison} />}
    </Modal>
  );
}

function Comparison({ comparison }: { readonly comparison: RoleComparisonService }) {
  const { status, failure, left, right, isShortened, difference } = useFacts(comparison);
  const t = useTranslate();
  return (
    <div className="role-comparison">
      <Sides comparison={comparison} />
      {failure !== null && (
        <LoadFailure
          title={t(messages.failed)}
          description={t(failure)}
          onRetry={() => comparison.send({ type: 'load.retry' })}
        />
      )}
      {(left === null || right === null) && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.chooseBoth)} />
      )}
      {difference === null && left !== null && right !== null && status !== 'failed' && <Spin />}
      {difference !== null && (
        <>
          <div className="role-comparison-tools">
            <output>{t(messages.counted(difference))}</output>
            <Checkbox
              checked={isShortened}
              onChange={({ target }) => comparison.send({ type: 'differences.only', isShortened: target.checked })}
            >
              {t(messages.onlyDifferences)}
            </Checkbox>
          </div>
          <Difference comparison={comparison} difference={difference} />
        </>
      )}
    </div>
  );
}

function Sides({ comparison }: { readonly comparison: RoleComparisonService }) {
  const { roles, left, right } = useFacts(comparison);
  const t = useTranslate();
  const options = roles.map(({ id, roleName, roleCode }) => ({ value: id, label: `${roleName} (${roleCode})` }));
  const side = (key: 'left' | 'right', value: string | null) => (
    <label>
      <span>{t(messages[key])}</span>
      <Select
        aria-label={t(messages[key])}
        placeholder={t(messages.choose)}
        // Before the roles are read the value has no name.
        value={roles.length === 0 ? null : value}
        loading={roles.length === 0}
        options={options}
        showSearch={foundByLabel}
        onChange={(id: string) => comparison.send({ type: 'role.choose', side: key, id })}
      />
    </label>
  );
  return (
    <div className="role-comparison-sides">
      {side('left', left)}
      <Button
        icon={<SwapOutlined aria-hidden />}
        aria-label={t(messages.swap)}
        title={t(messages.swap)}
        onClick={() => comparison.send({ type: 'sides.swap' })}
      />
      {side('right', right)}
    </div>
  );
}

interface DifferenceProps {
  readonly comparison: RoleComparisonService;
  readonly difference: RoleDifference;
}

function Difference({ comparison, difference: { tree, rules } }: DifferenceProps) {
  const { roles, left, right } = useFacts(comparison);
  const t = useTranslate();
  const nameOf = (id: string | null) => roles.find((role: ComparedRole) => role.id === id)?.roleName ?? '';
  const sides = [
    { key: 'left', title: nameOf(left), width: 110, render: (_: unknown, row: Held) => <Mark {...row} side="left" /> },
    {
      key: 'right',
      title: nameOf(right),
      width: 110,
      render: (_: unknown, row: Held) => <Mark {...row} side="right" />,
    },
  ];
  if (tree.length === 0 && rules.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.same)} />;
  return (
    <>
      {tree.length > 0 && (
        <Table<TreeRow>
          aria-label={t(messages.name)}
          size="small"
          rowKey="key"
          columns={[nameColumn(t(messages.name)), ...sides]}
          dataSource={tree.map(treeRow)}
          // Another tree is another table, so that all of it is open.
          key={`${left} ${right} ${tree.length}`}
          expandable={{ defaultExpandedRowKeys: flattenTree(tree).map(({ key }) => key) }}
          pagination={false}
        />
      )}
      {rules.length > 0 && (
        <Table
          aria-label={t(messages.rules)}
          size="small"
          rowKey="id"
          columns={[{ key: 'ruleName', title: t(messages.rules), dataIndex: 'ruleName' }, ...sides]}
          dataSource={[...rules]}
          pagination={false}
        />
      )}
    </>
  );
}

interface Held {
  readonly heldBy: HeldBy;
}

interface TreeRow extends Omit<ComparedNode, 'children'> {
  readonly children?: TreeRow[];
}

/** antd shows an arrow for every row that has a list of rows. */
function treeRow({ children, ...row }: ComparedNode): TreeRow {
  return children.length === 0 ? row : { ...row, children: children.map(treeRow) };
}

function nameColumn(title: string): TableColumnsType<TreeRow>[number] {
  return {
    key: 'title',
    title,
    render: (_, row) => (
      <>
        {row.title} {row.code !== '' && <span className="role-code">{row.code}</span>}
      </>
    ),
  };
}

function Mark({ heldBy, side }: Held & { readonly side: 'left' | 'right' }) {
  const t = useTranslate();
  const isHeld = heldBy === 'both' || heldBy === side;
  return isHeld ? (
    <span className="role-comparison-has">
      <CheckOutlined aria-hidden /> {t(messages.has)}
    </span>
  ) : (
    <span className="role-comparison-hasnot">
      <MinusOutlined aria-hidden /> {t(messages.hasNot)}
    </span>
  );
}
