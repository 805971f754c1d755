/** Milliseconds that a finger stays before it asks for the menu: browsers that tell of it as `contextmenu` do so earlier. */
const PATIENCE = 650;
/** Pixels that it may tremble meanwhile. */
const TREMBLE = 10;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** A finger that stays on a cell. Not every browser tells of it as `contextmenu`. */
export function createLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: Point | null = null;
  let isOver = false;
  const stop = () => clearTimeout(timer);
  return {
    begin(at: Point, work: () => void) {
      stop();
      began = at;
      isOver = false;
      timer = setTimeout(() => {
        isOver = true;
        work();
      }, PATIENCE);
    },
    move({ clientX, clientY }: Point) {
      if (began !== null && Math.hypot(clientX - began.clientX, clientY - began.clientY) > TREMBLE) stop();
    },
    stop,
    /** Whether the touch that ends asked for the menu. */
    takesTouch() {
      const isTaken = isOver;
      isOver = false;
      return isTaken;
    },
  };
}
