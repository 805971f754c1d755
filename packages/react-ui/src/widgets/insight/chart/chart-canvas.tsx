import type { ChartKind } from '@evergreen/core/insight/figures';
import { theme } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { usePrinting } from '../../../adapter/index.ts';
import { chartHeight, chartOptions, type ChartTheme } from './chart-options.ts';
import { newChart } from './chart-parts.ts';
import { chartOnPaper } from './chart-picture.ts';
import type { ChartData } from './chart.types.ts';

export interface ChartCanvasProps {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly label: string;
}

/** The picture of a chart as SVG, in the colours of the theme or as on paper. Loaded with the chart library in a file of its own. */
export function ChartCanvas(props: ChartCanvasProps) {
  return usePrinting() ? <PaperCanvas {...props} /> : <ScreenCanvas {...props} />;
}

/** Drawn at once, as wide as the paper leaves it. */
function PaperCanvas({ kind, data, label }: ChartCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const { fontFamily } = theme.useToken().token;
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(chartOnPaper(kind, data, fontFamily), 'image/svg+xml');
    element.current?.replaceChildren(document.importNode(documentElement, true));
  }, [kind, data, fontFamily]);
  return (
    <figure aria-label={label} className="chart-figure">
      <div ref={element} aria-hidden className="chart-on-paper" />
    </figure>
  );
}

function ScreenCanvas({ kind, data, label }: ChartCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  useEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    const chart = newChart(container);
    chart.setOption(chartOptions(kind, data, themeOf(token)));
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(container);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [kind, data, token]);
  return (
    <figure aria-label={label} className="chart-figure">
      <div ref={element} aria-hidden style={{ height: chartHeight(kind, data) }} />
    </figure>
  );
}

function themeOf(token: ReturnType<typeof theme.useToken>['token']): ChartTheme {
  return {
    palette: [
      token.colorPrimary,
      token.cyan6,
      token.gold6,
      token.purple6,
      token.volcano6,
      token.lime6,
      token.magenta6,
      token.geekblue6,
    ],
    text: token.colorText,
    secondaryText: token.colorTextSecondary,
    border: token.colorBorder,
    line: token.colorBorderSecondary,
    surface: token.colorBgContainer,
    elevated: token.colorBgElevated,
    fontFamily: token.fontFamily,
    fontSize: token.fontSizeSM,
  };
}
