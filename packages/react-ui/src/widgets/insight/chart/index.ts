export { Chart, type ChartProps } from './chart.tsx';
export type { ChartData, ChartSeries } from './chart.types.ts';
