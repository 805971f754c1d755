export { createMonitor, type MonitorDependencies, type MonitorService } from './monitor.service.ts';
export type {
  MonitorCell,
  MonitorChart,
  MonitorEvent,
  MonitorFacts,
  MonitorName,
  MonitorTable,
  MonitorReading,
  MonitorReadingLevel,
} from './monitor.types.ts';
