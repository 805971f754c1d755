/** From so many pixels off an edge on, what is drawn there scrolls; the nearer to it or the farther beyond it, the faster. */
const EDGE = 36;
const FASTEST = 24;

export interface AutoScroll {
  /** Where the pointer is, in pixels of the window. */
  follow(x: number, y: number): void;
  stop(): void;
}

/** Scrolls an element for as long as the pointer that draws in it is at its edge. `onStep` is called after each step. */
export function createAutoScroll(element: HTMLElement, onStep: () => void): AutoScroll {
  let frame = 0;
  let point = { x: 0, y: 0 };
  const step = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = speedAt(point.x, left, right);
    const down = speedAt(point.y, top, bottom);
    if (across === 0 && down === 0) {
      frame = 0;
      return;
    }
    element.scrollBy(across, down);
    onStep();
    frame = requestAnimationFrame(step);
  };
  return {
    follow(x, y) {
      point = { x, y };
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** Pixels a frame; negative towards the start. */
function speedAt(at: number, start: number, end: number): number {
  if (at < start + EDGE) return -Math.min(FASTEST, Math.ceil((start + EDGE - at) / 3));
  if (at > end - EDGE) return Math.min(FASTEST, Math.ceil((at - end + EDGE) / 3));
  return 0;
}
