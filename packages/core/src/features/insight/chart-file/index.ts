export { figureRows } from './chart-file.model.ts';
export { createChartFile, type ChartFileDependencies, type ChartFileService } from './chart-file.service.ts';
export type { ChartFileEmitted, ChartFileEvent, ChartFileFacts, TakenChart } from './chart-file.types.ts';
