/** Steps of the keyboard from one end to the other. */
const KEY_STEPS = 10;

/** How far the pointer took the handle, 0 to 1. A track without room lets nobody pass. */
export function draggedProgress(pressedAt: number, x: number, room: number): number {
  if (!(room > 0)) return 0;
  const progress = (x - pressedAt) / room;
  return Number.isFinite(progress) ? Math.min(1, Math.max(0, progress)) : 0;
}

/** In whole steps, so that ten of them are exactly the way. */
export function steppedProgress(progress: number, direction: 'forward' | 'back'): number {
  const steps = Math.round(progress * KEY_STEPS) + (direction === 'forward' ? 1 : -1);
  return Math.min(KEY_STEPS, Math.max(0, steps)) / KEY_STEPS;
}
