export { BarChart, type BarChartData, type BarChartProps } from './bar-chart.tsx';
