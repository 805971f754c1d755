import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as registerParts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

const PARTS = [
  AriaComponent,
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
];

/** A chart of the parts that ours are made of, on a screen or, without an element, on paper. */
export function newChart(
  element: HTMLElement | null,
  size: { readonly width?: number; readonly height?: number } = {},
) {
  registerParts(PARTS);
  return init(element, null, { renderer: 'svg', ssr: element === null, ...size });
}
