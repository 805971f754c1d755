export { figureRows } from './chart-file.model.ts';
export { createChartFile, type ChartFileService } from './chart-file.service.ts';
export type { ChartFileEmitted, TakenChart } from './chart-file.types.ts';
