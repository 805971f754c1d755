import type { MonitorFacts } from '@evergreen/core/insight/monitor';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Skeleton } from 'antd';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { LevelledText } from './levelled-text.tsx';
import { monitorPageMessages as messages } from './monitor.messages.ts';

/** The figures of now, each under its name. */
export function MonitorReadings({ facts: { page, readings } }: { readonly facts: MonitorFacts }) {
  const t = useTranslate();
  if (page === 'trace') return null;
  return (
    <InsightPanel title={messages.now}>
      {readings === null ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : (
        <dl className="monitor-readings">
          {readings.map(({ key, label, value, level }) => (
            <div key={key}>
              <dt>{t(label)}</dt>
              <dd>
                <LevelledText text={value} level={level} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </InsightPanel>
  );
}
