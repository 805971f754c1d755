import type { ExportJob } from '../../../../contract/index.ts';
import type { ExportDeed, ListedExport } from './export-history.types.ts';

/** An export as it is shown. */
export function listedExport(job: ExportJob): ListedExport {
  return { ...job, percent: percentOf(job), deeds: deedsOf(job) };
}

/** Whether the server still works on one of them, so that they are read again soon. */
export function isUnderWay({ status }: Pick<ExportJob, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

function percentOf({ status, written, total }: ExportJob): number | null {
  if (status !== 'running' || total === null) return null;
  return total === 0 ? 100 : Math.min(100, Math.floor((written / total) * 100));
}

function deedsOf(job: ExportJob): readonly ExportDeed[] {
  if (isUnderWay(job)) return ['cancel'];
  return job.status === 'done' ? ['download', 'remove'] : ['remove'];
}
