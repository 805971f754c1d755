import { vi } from 'vitest';

/** jsdom lays nothing out: every element of the test says that it is so large. */
export function pretendSize(width: number, height: number): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
