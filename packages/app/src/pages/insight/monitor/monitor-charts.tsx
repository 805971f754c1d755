import type { MonitorChart, MonitorEvent, MonitorFacts } from '@evergreen/core/insight/monitor';
import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Chart, type ChartData } from '@evergreen/react-ui/widgets/insight/chart';
import { Empty, Segmented, Skeleton } from 'antd';
import { useMemo } from 'react';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { monitorPageMessages as messages } from './monitor.messages.ts';

type Span = MonitorFacts['span'];

const SPANS: readonly Span[] = ['hour', 'day', 'month'];

export interface MonitorChartsProps {
  readonly facts: MonitorFacts;
  readonly send: (event: MonitorEvent) => void;
}

/** The figures over time, one span for all of them. */
export function MonitorCharts({ facts: { charts, span }, send }: MonitorChartsProps) {
  const t = useTranslate();
  if (charts.length === 0) return null;
  return (
    <>
      <Segmented<Span>
        className="monitor-span"
        aria-label={t(messages.span)}
        value={span}
        onChange={(chosen) => send({ type: 'span.choose', span: chosen })}
        options={SPANS.map((value) => ({ value, label: t(messages.spans[value]) }))}
      />
      <p className="paper-note">{t(messages.spanOf(messages.spans[span]))}</p>
      <div className="monitor-charts">
        {charts.map((chart) => (
          <ChartPanel key={chart.key} chart={chart} span={messages.spanOf(messages.spans[span])} />
        ))}
      </div>
    </>
  );
}

interface ChartPanelProps {
  readonly chart: MonitorChart;
  /** What the figures are of, in words. */
  readonly span: LocalizedText;
}

function ChartPanel({ chart: { title, isShare, times, series, isEmpty }, span }: ChartPanelProps) {
  const t = useTranslate();
  const data = useMemo<ChartData>(
    () => ({
      categories: times ?? [],
      series: series.map(({ label, values }) => ({
        name: t(label),
        values,
        ...(isShare ? { scale: 'percent' as const } : {}),
      })),
    }),
    [times, series, isShare, t],
  );
  return (
    <InsightPanel title={title}>
      {times === null && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {times !== null &&
        (isEmpty ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noSamples)} />
        ) : (
          <Chart kind="lines" title={t(title)} categoryLabel={t(messages.time)} data={data} notes={[t(span)]} />
        ))}
    </InsightPanel>
  );
}
