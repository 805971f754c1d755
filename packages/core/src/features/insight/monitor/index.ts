export { createMonitor, type MonitorDependencies, type MonitorService } from './monitor.service.ts';
export type {
  MonitorCell,
  MonitorChart,
  MonitorEvent,
  MonitorFacts,
  MonitorPage,
  MonitorTable,
  Reading,
  ReadingLevel,
} from './monitor.types.ts';
