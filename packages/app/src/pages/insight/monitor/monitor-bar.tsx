import { ReloadOutlined } from '@ant-design/icons';
import type { MonitorEvent, MonitorFacts } from '@evergreen/core/insight/monitor';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Segmented, Select } from 'antd';

import { monitorPageMessages as messages } from './monitor.messages.ts';

export interface MonitorBarProps {
  readonly facts: MonitorFacts;
  readonly send: (event: MonitorEvent) => void;
}

/** What the page speaks of: the process, the calls that are shown, and when it was measured. */
export function MonitorBar({ facts, send }: MonitorBarProps) {
  const t = useTranslate();
  const { processes, processId, filter, measuredAt, note } = facts;
  return (
    <>
      <div className="monitor-bar">
        {processes.length > 1 && (
          <Select<string>
            className="monitor-process"
            aria-label={t(messages.process)}
            value={processId}
            options={processes.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={(id) => send({ type: 'process.choose', id })}
          />
        )}
        {filter !== null && (
          <Segmented<'all' | 'notable'>
            aria-label={t(messages.calls)}
            value={filter}
            onChange={(chosen) => send({ type: 'filter.choose', filter: chosen })}
            options={[
              { value: 'all', label: t(messages.filters.all) },
              { value: 'notable', label: t(messages.filters.notable) },
            ]}
          />
        )}
        {measuredAt !== null && <span className="monitor-measured">{t(measuredAt)}</span>}
        <Button
          className="monitor-refresh"
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => send({ type: 'monitor.refresh' })}
        >
          {t(messages.refresh)}
        </Button>
      </div>
      {note !== null && <Alert type="info" showIcon title={t(note)} />}
    </>
  );
}
