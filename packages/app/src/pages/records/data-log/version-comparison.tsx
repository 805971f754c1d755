import type { LocalizedText } from '@evergreen/core/kernel';
import {
  createVersionComparison,
  type ComparedField,
  type ComparedVersion,
  type VersionComparisonService,
} from '@evergreen/core/records/history';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Checkbox, Empty, Select, Table, type TableColumnsType } from 'antd';
import { useCallback } from 'react';

import './version-comparison-dialog.css';
import { versionComparisonMessages as messages } from './version-comparison.messages.ts';

/** Two versions side by side: of two entries of the data log, or of one with the version before it. */
export function ComparedVersions({ ids }: { readonly ids: readonly string[] }) {
  const core = useCore();
  const joined = ids.join(' ');
  const open = useCallback(
    () => core.open((page) => createVersionComparison({ ...page, ids: joined.split(' ') })),
    [core, joined],
  );
  const comparison = useOwnedService(open);
  return comparison === null ? null : <Comparison comparison={comparison} />;
}

function Comparison({ comparison }: { readonly comparison: VersionComparisonService }) {
  const { status, failure, older, newer, fields, changeCount, isChangesOnly } = useFacts(comparison);
  const t = useTranslate();
  const columns = useColumns(comparison);
  return (
    <>
      {failure !== null && (
        <LoadFailure title={t(failure)} onRetry={() => comparison.send({ type: 'comparison.retry' })} />
      )}
      {older !== null && newer !== null && (
        <>
          <div className="version-comparison-tools">
            <span>{t(messages.count(changeCount))}</span>
            <Checkbox checked={isChangesOnly} onChange={() => comparison.send({ type: 'changesOnly.toggle' })}>
              {t(messages.changesOnly)}
            </Checkbox>
          </div>
          <Table<ComparedField>
            rowKey="key"
            size="small"
            columns={columns}
            dataSource={[...fields]}
            loading={status === 'loading'}
            pagination={false}
            scroll={{ x: 480, y: '50vh' }}
            rowClassName={({ isChanged }) => (isChanged && !isChangesOnly ? 'version-comparison-changed' : '')}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.same)} /> }}
          />
        </>
      )}
      {older === null && failure === null && <Table loading columns={[]} dataSource={[]} pagination={false} />}
    </>
  );
}

function useColumns(comparison: VersionComparisonService): TableColumnsType<ComparedField> {
  const { older, newer, known } = useFacts(comparison);
  const t = useTranslate();
  const words = (value: LocalizedText) => (t(value) === '' ? t(messages.nothing) : t(value));
  const choose = (chosen: { readonly older?: number; readonly newer?: number }) =>
    comparison.send({
      type: 'versions.choose',
      older: chosen.older ?? older?.version ?? 1,
      newer: chosen.newer ?? newer?.version ?? 1,
    });
  return [
    { key: 'field', title: t(messages.field), width: 140, render: (_, { label }) => t(label) },
    {
      key: 'older',
      title: (
        <VersionChoice
          label={t(messages.older)}
          shown={older}
          known={known.filter((version) => version !== newer?.version)}
          onChoose={(version) => choose({ older: version })}
        />
      ),
      render: (_, field) => <del className="version-comparison-value">{words(field.older)}</del>,
    },
    {
      key: 'newer',
      title: (
        <VersionChoice
          label={t(messages.newer)}
          shown={newer}
          known={known.filter((version) => version !== older?.version)}
          onChoose={(version) => choose({ newer: version })}
        />
      ),
      render: (_, field) => <ins className="version-comparison-value">{words(field.newer)}</ins>,
    },
  ];
}

interface VersionChoiceProps {
  readonly label: string;
  readonly shown: ComparedVersion | null;
  readonly known: readonly number[];
  readonly onChoose: (version: number) => void;
}

function VersionChoice({ label, shown, known, onChoose }: VersionChoiceProps) {
  const t = useTranslate();
  return (
    <>
      <Select
        aria-label={label}
        size="small"
        value={shown?.version ?? null}
        options={known.map((version) => ({ value: version, label: t(messages.version(version)) }))}
        popupMatchSelectWidth={false}
        onChange={(version) => {
          if (version !== null) onChoose(version);
        }}
      />
      <div className="version-comparison-author">
        {shown === null ? '' : [shown.by, shown.at].filter((part) => part !== '').join(' · ')}
      </div>
    </>
  );
}
