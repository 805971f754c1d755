import type { VisitFigures } from '@evergreen/core/insight/home';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Chart } from '@evergreen/react-ui/widgets/insight/chart';
import { Skeleton } from 'antd';
import { memo, useMemo } from 'react';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { homePageMessages as messages } from './home.messages.ts';

export interface VisitPanelProps {
  readonly visits: VisitFigures;
  readonly onRetry: () => void;
}

/** Visits in all and today, and by day as a chart, with its table. */
export const VisitPanel = memo(function VisitPanel({
  visits: { total, today, addressesToday, days, failure },
  onRetry,
}: VisitPanelProps) {
  const t = useTranslate();
  const data = useMemo(
    () => ({
      categories: (days ?? []).map(({ day }) => day),
      series: [
        { name: t(messages.visitSeries), values: (days ?? []).map(({ visits }) => visits) },
        { name: t(messages.addressSeries), values: (days ?? []).map(({ addresses }) => addresses) },
      ],
    }),
    [days, t],
  );
  return (
    <InsightPanel
      title={messages.visits}
      {...(total === null ? {} : { note: messages.visitNumbers(total, today ?? 0, addressesToday ?? 0) })}
      failure={failure}
      onRetry={onRetry}
    >
      {days !== null && (
        <Chart
          kind="lines"
          title={t(messages.visits)}
          categoryLabel={t(messages.day)}
          data={data}
          notes={[t(messages.timeOf(data.categories[0] ?? '', data.categories.at(-1) ?? ''))]}
        />
      )}
      {days === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
    </InsightPanel>
  );
});
