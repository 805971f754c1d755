export { platformFindings, type PlatformFinding, type PlatformState } from './platform-findings.model.ts';
export { createMonitor, type MonitorService } from './monitor.service.ts';
export type {
  MonitorCell,
  MonitorChart,
  MonitorEvent,
  MonitorFacts,
  MonitorName,
  MonitorTable,
} from './monitor.types.ts';
