/** Lines of progress are so many milliseconds apart at least. */
const INTERVAL = 20_000;

/**
 * Says how far a run is, and how long it may still take by what was done of its weight until now.
 * @param {object} settings
 * @param {string} settings.name of what runs
 * @param {ReadonlyMap<string, number>} settings.weights what each part is expected to cost, by its key
 * @param {() => number} settings.now milliseconds
 * @returns {{ end: (key: string, isFailed: boolean) => string | undefined }} end: to be called when a part has ended; gives a line now
 *   and then
 */
export function createProgress({ name, weights, now }) {
  const started = now();
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const done = new Set();
  let failed = 0;
  let weight = 0;
  let lastLine = started;
  return {
    end(key, isFailed) {
      if (!done.has(key)) weight += weights.get(key) ?? 0;
      done.add(key);
      if (isFailed) failed += 1;
      const isLast = done.size === weights.size;
      if (!isLast && now() - lastLine < INTERVAL) return undefined;
      lastLine = now();
      const gone = now() - started;
      const left = weight === 0 ? undefined : (gone * (total - weight)) / weight;
      const rest = isLast || left === undefined ? '' : `, about ${clock(left)} left`;
      return `${name}: ${done.size} of ${weights.size}, ${failed} failed, ${clock(gone)} gone${rest}`;
    },
  };
}

/**
 * @param {number} milliseconds
 * @returns {string} minutes and seconds, 4:05
 */
function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
