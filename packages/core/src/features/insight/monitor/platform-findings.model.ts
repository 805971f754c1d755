import {
  METRIC_NAMES,
  type DiskPlace,
  type Metric,
  type SampleAt,
  type ServerProcess,
} from '../../../contract/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { amountText } from './amount-texts.ts';
import { freeLevel, readingLevel } from './monitor-levels.ts';
import { METRIC_UNITS } from './monitor-pages.ts';
import { monitorMessages } from './monitor.messages.ts';
import type { MonitorReadingLevel } from './monitor.types.ts';

const messages = monitorMessages.findings;

/** One thing that is so with a running platform, in words. */
export interface PlatformFinding {
  readonly level: 'ok' | 'warning' | 'wrong';
  readonly text: LocalizedText;
}

/** What the server tells those who may see how the platform runs. */
export interface PlatformState {
  /** All that are known. */
  readonly processes: readonly ServerProcess[];
  /** What each running one measured last, by its identifier; null where it measured nothing yet. */
  readonly samples: ReadonlyMap<string, SampleAt | null>;
  readonly jobs: { readonly runners: number; readonly late: readonly string[] };
  readonly places: readonly DiskPlace[];
}

const FINDING_LEVELS: Readonly<Record<MonitorReadingLevel, PlatformFinding['level']>> = {
  good: 'ok',
  notice: 'ok',
  warning: 'warning',
  problem: 'wrong',
};

/** What does not pass by itself; other figures are those of a moment, which are worth a look and no failure. */
const LASTING: ReadonlySet<Metric> = new Set(['heapUsed', 'memoryUsed', 'clockOffset']);

/** Everything that there is to say, by the levels of the monitor pages; what is well in short. */
export function platformFindings({ processes, samples, jobs, places }: PlatformState): readonly PlatformFinding[] {
  const running = processes.filter(({ isRunning }) => isRunning);
  return [
    ...processFindings(running),
    ...running.flatMap((process) => figureFindings(process, samples.get(process.id) ?? null)),
    jobFinding(jobs),
    ...places.map(placeFinding),
  ];
}

function processFindings(running: readonly ServerProcess[]): readonly PlatformFinding[] {
  const versions = [...new Set(running.map(({ version }) => version))];
  return [
    { level: 'ok', text: messages.running(running.map(nameOf)) },
    ...(versions.length > 1 ? [{ level: 'warning' as const, text: messages.versionsDiffer(versions) }] : []),
  ];
}

/** The room of the data folder is said with the places. */
function figureFindings(process: ServerProcess, sample: SampleAt | null): readonly PlatformFinding[] {
  if (sample === null) return [{ level: 'warning', text: messages.nothingMeasured(nameOf(process)) }];
  const remarkable = METRIC_NAMES.filter((metric) => metric !== 'diskFree').flatMap((metric) => {
    const found = FINDING_LEVELS[readingLevel(metric, sample.values)];
    const level = found === 'wrong' && !LASTING.has(metric) ? 'warning' : found;
    const amount = amountText(sample.values[metric], METRIC_UNITS[metric]);
    const text = messages.figure(nameOf(process), monitorMessages.readings[metric], amount);
    return level === 'ok' ? [] : [{ level, text }];
  });
  return remarkable.length === 0 ? [{ level: 'ok', text: messages.figuresWell(nameOf(process)) }] : remarkable;
}

function jobFinding({ runners, late }: PlatformState['jobs']): PlatformFinding {
  if (runners === 0) return { level: 'wrong', text: monitorMessages.noJobRunner };
  return late.length === 0
    ? { level: 'ok', text: messages.noLateJobs }
    : { level: 'wrong', text: messages.lateJobs(late) };
}

function placeFinding({ key, path, free, total }: DiskPlace): PlatformFinding {
  const place = monitorMessages.places[key];
  const name = localized(`${place['zh-CN']} ${path}`.trim(), `${place['en-US']} ${path}`.trim());
  const room = free === null ? messages.roomUnknown(name) : messages.room(name, amountText(free, 'bytes'));
  return { level: FINDING_LEVELS[freeLevel(free, total)], text: room };
}

const nameOf = ({ host, pid }: ServerProcess) => `${host}:${pid}`;
