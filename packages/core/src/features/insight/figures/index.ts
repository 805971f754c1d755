export { createFigures, type FiguresDependencies, type FiguresService } from './figures.service.ts';
export type {
  ChartKind,
  Dashboard,
  Figure,
  FiguresEvent,
  FiguresFacts,
  FigureSeries,
  FigureUnit,
} from './figures.types.ts';
export { decodePeriodAddress, encodePeriodAddress, type AddressedPeriod } from './period-address.ts';
export { PERIOD_PRESETS, periodPresetLabels, type PeriodPreset } from './period-presets.ts';
