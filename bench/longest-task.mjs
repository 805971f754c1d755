export const TASK_CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline'];

/**
 * The tasks of a page's main thread, in milliseconds of the processor, which a machine that others use as well does not stretch.
 * @param {Buffer} trace what Chromium recorded with `TASK_CATEGORIES`
 */
function tasksIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    .map(({ tdur, dur }) => (tdur ?? dur) / 1000)
    .filter(Number.isFinite);
}

/** @param {Buffer} trace */
export const longestTaskIn = (trace) => Math.max(0, ...tasksIn(trace));

/** @param {Buffer} trace */
export const wholeTimeOfTasksIn = (trace) => tasksIn(trace).reduce((sum, time) => sum + time, 0);
