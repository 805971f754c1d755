import type { ChartKind } from '@evergreen/core/insight/figures';
import { Alert, Empty, Segmented, Skeleton } from 'antd';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

import { usePrinting, useTranslate, whenIdle } from '../../../adapter/index.ts';
import { chartMessages as messages } from './chart.messages.ts';
import './chart.css';
import type { ChartCanvasProps } from './chart-canvas.tsx';
import { ChartMenu } from './chart-menu.tsx';
import type { ChartData } from './chart.types.ts';
import { FigureTable } from './figure-table.tsx';

export interface ChartProps {
  readonly title: string;
  /** Column heading of the categories in the table. */
  readonly categoryLabel: string;
  readonly kind?: ChartKind;
  readonly data: ChartData;
  /** What is counted, and the period: said in what is taken of the chart. */
  readonly notes?: readonly string[];
}

const NO_NOTES: readonly string[] = [];

type View = 'chart' | 'table';

/**
 * A chart, or the table of the same figures. The chart library is lazy-loaded; without it the table is shown. A chart is rendered once it
 * is about to be seen, or for the paper.
 */
export function Chart({ title, categoryLabel, kind = 'columns', data, notes = NO_NOTES }: ChartProps) {
  const t = useTranslate();
  const [view, setView] = useState<View>('chart');
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const isPrinting = usePrinting();
  const { canvas: LoadedCanvas, hasFailed } = useCanvas(isSeen);
  if (data.categories.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.empty)} />;
  return (
    <div ref={frame} className="chart">
      <div className="chart-head">
        <Segmented<View>
          size="small"
          aria-label={t(messages.view(title))}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t(messages.chart) },
            { value: 'table', label: t(messages.table) },
          ]}
        />
        <ChartMenu kind={kind} chart={{ title, notes, categoryLabel, ...data }} />
      </div>
      {hasFailed && view === 'chart' && <Alert type="info" showIcon title={t(messages.notLoaded)} />}
      {view === 'table' || hasFailed ? (
        <FigureTable title={title} categoryLabel={categoryLabel} data={data} />
      ) : LoadedCanvas === null || !(isSeen || isPrinting) ? (
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      ) : (
        <LoadedCanvas kind={kind} data={data} label={t(summaryOf(title, kind, data))} />
      )}
    </div>
  );
}

/** CSS pixels below and above the window, so that a chart is there when it is scrolled to. */
const NEAR = '200px';

/** Whether an element has been in or near the window. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    const shown = element.current;
    if (isSeen || shown === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(shown);
    return () => observer.disconnect();
  });
  return isSeen;
}

/** The component that renders with the chart library, once it has been fetched: at once for what is seen, for the rest when the browser is idle. */
function useCanvas(isSeen: boolean): {
  readonly canvas: ComponentType<ChartCanvasProps> | null;
  readonly hasFailed: boolean;
} {
  const [canvas, setCanvas] = useState<ComponentType<ChartCanvasProps> | null>(null);
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
    const fetchNow = () => void fetchCanvas();
    const cancel = isSeen ? undefined : whenIdle(fetchNow);
    if (isSeen) fetchNow();
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [isSeen]);
  return { canvas, hasFailed };
}

function summaryOf(title: string, kind: ChartKind, { categories, series }: ChartData) {
  const values = (series[0]?.values ?? []).map((value) => value ?? 0);
  const most = Math.max(...values);
  const highest = categories[values.indexOf(most)] ?? '';
  return kind === 'columns' || kind === 'lines'
    ? messages.summary(title, categories[0] ?? '', categories.at(-1) ?? '', highest, String(most))
    : messages.summaryOfNames(title, categories.length, highest, String(most));
}
