export { createFigures, type FiguresService } from './figures.service.ts';
export type { ChartKind, Dashboard, Figure, FiguresEvent, FiguresFacts, FigureSeries } from './figures.types.ts';
export { decodePeriodAddress, encodePeriodAddress, type AddressedPeriod } from './period-address.ts';
export { PERIOD_PRESETS, periodPresetLabels } from './period-presets.ts';
