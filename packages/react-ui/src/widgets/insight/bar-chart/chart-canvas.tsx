import { BarChart as EchartsBarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as registerParts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';

import type { BarChartData } from './bar-chart.types.ts';

registerParts([EchartsBarChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Pixels. */
const HEIGHT = 260;

/** The picture of a bar chart as SVG, in the colours of the theme. Loaded with the chart library in a file of its own. */
export function ChartCanvas({ data, label }: { readonly data: BarChartData; readonly label: string }) {
  const element = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  useEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    const chart = init(container, null, { renderer: 'svg' });
    chart.setOption({
      animation: false,
      color: [token.colorPrimary, token.colorInfo],
      textStyle: { fontFamily: token.fontFamily, fontSize: token.fontSizeSM },
      grid: { left: 8, right: 8, top: 16, bottom: 4, containLabel: true },
      tooltip: {
        trigger: 'axis',
        axisPointer: { type: 'shadow' },
        backgroundColor: token.colorBgElevated,
        borderColor: token.colorBorderSecondary,
        textStyle: { color: token.colorText },
      },
      xAxis: {
        type: 'category',
        data: [...data.categories],
        axisTick: { show: false },
        axisLine: { lineStyle: { color: token.colorBorder } },
        axisLabel: { color: token.colorTextSecondary },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        splitLine: { lineStyle: { color: token.colorBorderSecondary } },
        axisLabel: { color: token.colorTextSecondary },
      },
      series: data.series.map(({ name, values }) => ({
        type: 'bar',
        name,
        data: [...values],
        barMaxWidth: 28,
        itemStyle: { borderRadius: [4, 4, 0, 0] },
      })),
    });
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(container);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [data, token]);
  return (
    <figure aria-label={label} className="bar-chart-figure">
      <div ref={element} aria-hidden style={{ height: HEIGHT }} />
    </figure>
  );
}
