import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels within the borders, without scroll bars; 0 until it was measured. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

const UNSEEN: ViewSize = { width: 0, height: 0 };

/** How much of what scrolls is seen at once. */
export function useViewSize(frame: RefObject<HTMLDivElement | null>): ViewSize {
  const [size, setSize] = useState(UNSEEN);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
