/** Number of keyboard steps from start to end. */
const KEY_STEPS = 10;

/** Progress of a drag, 0 to 1. A track without room cannot be completed. */
export function draggedProgress(pressedAt: number, x: number, room: number): number {
  if (!(room > 0)) return 0;
  const progress = (x - pressedAt) / room;
  return Number.isFinite(progress) ? Math.min(1, Math.max(0, progress)) : 0;
}

/** Rounded to whole steps, so that ten steps complete the track exactly. */
export function steppedProgress(progress: number, direction: 'forward' | 'back'): number {
  const steps = Math.round(progress * KEY_STEPS) + (direction === 'forward' ? 1 : -1);
  return Math.min(KEY_STEPS, Math.max(0, steps)) / KEY_STEPS;
}
