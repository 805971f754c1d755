import { RightOutlined } from '@ant-design/icons';
import type { Figure, FigureSeries } from '@evergreen/core/insight/figures';
import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Chart, type ChartData } from '@evergreen/react-ui/widgets/insight/chart';
import { Empty, Skeleton } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';

export interface FigurePanelProps {
  readonly figure: Figure;
  /** In words: the period of figures that have one. */
  readonly period: LocalizedText;
  readonly onRetry: () => void;
}

/** One figure: its chart and table, and the way into the list of what it counts. */
export function FigurePanel({ figure, period, onRetry }: FigurePanelProps) {
  const t = useTranslate();
  const { title, note, chart, categoryLabel, categories, series, isEmpty, isOfPeriod, failure, address } = figure;
  const data = useMemo<ChartData>(
    () => ({
      categories: (categories ?? []).map(t),
      series: series.map((one) => ({ name: t(one.label), values: one.values, ...scaleOf(one, series) })),
    }),
    [categories, series, t],
  );
  const link = address !== null && (
    <Link className="insight-panel-link" to={address} aria-label={t(messages.listOf(t(title)))}>
      {t(messages.list)}
      <RightOutlined aria-hidden />
    </Link>
  );
  return (
    <InsightPanel title={title} note={note} extra={link} failure={failure} onRetry={onRetry}>
      {categories === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {categories !== null &&
        (isEmpty ? (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t(isOfPeriod ? messages.empty : messages.emptyNow)}
          />
        ) : (
          <Chart
            kind={chart}
            title={t(title)}
            categoryLabel={t(categoryLabel)}
            data={data}
            notes={isOfPeriod ? [t(note), t(period)] : [t(note)]}
          />
        ))}
    </InsightPanel>
  );
}

/** A series in another unit than the first one has a scale of its own. */
function scaleOf({ unit }: FigureSeries, [first]: readonly FigureSeries[]): { readonly scale?: 'percent' | 'other' } {
  if (unit === 'percent') return { scale: 'percent' };
  return unit === first?.unit ? {} : { scale: 'other' };
}
