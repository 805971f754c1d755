import { Alert, Empty, Segmented, Skeleton } from 'antd';
import { useEffect, useState, type ComponentType } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { barChartMessages as messages } from './bar-chart.messages.ts';
import './bar-chart.css';
import type { BarChartData } from './bar-chart.types.ts';

export interface BarChartProps {
  readonly title: string;
  /** Column heading of the categories in the table. */
  readonly categoryLabel: string;
  readonly data: BarChartData;
}

type View = 'chart' | 'table';
type Canvas = ComponentType<{ readonly data: BarChartData; readonly label: string }>;

/** A bar chart, or the table of the same figures. The chart library is lazy-loaded; without it the table is shown. */
export function BarChart({ title, categoryLabel, data }: BarChartProps) {
  const t = useTranslate();
  const [view, setView] = useState<View>('chart');
  const { canvas: LoadedCanvas, hasFailed } = useCanvas();
  if (data.categories.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.empty)} />;
  return (
    <div className="bar-chart">
      <Segmented<View>
        size="small"
        className="bar-chart-view"
        aria-label={t(messages.view(title))}
        value={view}
        onChange={setView}
        options={[
          { value: 'chart', label: t(messages.chart) },
          { value: 'table', label: t(messages.table) },
        ]}
      />
      {hasFailed && view === 'chart' && <Alert type="info" showIcon title={t(messages.notLoaded)} />}
      {view === 'table' || hasFailed ? (
        <FigureTable title={title} categoryLabel={categoryLabel} data={data} />
      ) : LoadedCanvas === null ? (
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      ) : (
        <LoadedCanvas data={data} label={t(summaryOf(title, data))} />
      )}
    </div>
  );
}

/** The component that renders with the chart library, once it has been fetched. */
function useCanvas(): { readonly canvas: Canvas | null; readonly hasFailed: boolean } {
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const fetchCanvas = async () => {
      try {
        const { ChartCanvas } = await import('./chart-canvas.tsx');
        if (isMounted) setCanvas(() => ChartCanvas);
      } catch {
        if (isMounted) setFailed(true);
      }
    };
    void fetchCanvas();
    return () => {
      isMounted = false;
    };
  }, []);
  return { canvas, hasFailed };
}

function summaryOf(title: string, { categories, series }: BarChartData) {
  const values = series[0]?.values ?? [];
  const most = Math.max(...values);
  const highest = categories[values.indexOf(most)] ?? '';
  return messages.summary(title, categories[0] ?? '', categories.at(-1) ?? '', highest, String(most));
}

function FigureTable({ title, categoryLabel, data: { categories, series } }: BarChartProps) {
  return (
    <div className="bar-chart-scroll">
      <table className="bar-chart-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
