export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { BarChartData } from './bar-chart.types.ts';
