import type { ChartKind } from '@evergreen/core/figures';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as registerParts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';

import { chartHeight, chartOptions, type ChartTheme } from './chart-options.ts';
import type { ChartData } from './chart.types.ts';

registerParts([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export interface ChartCanvasProps {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly label: string;
}

/** The picture of a chart as SVG, in the colours of the theme. Loaded with the chart library in a file of its own. */
export function ChartCanvas({ kind, data, label }: ChartCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  useEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    const chart = init(container, null, { renderer: 'svg' });
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
