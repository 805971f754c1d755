import { liveWire } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';

/** What a frame of a client means to the server. */
export type FrameVerdict =
  | { readonly kind: 'heartbeat' }
  /** It says nothing that the server knows. */
  | { readonly kind: 'ignored' }
  /** The client sends too much; it may come back after so many seconds. */
  | { readonly kind: 'tooMany'; readonly seconds: number };

/** Frames that a socket may send within a second, its pings among them. */
const MOST_FRAMES = 20;
const FLOOD_PAUSE = 10;

/** Frames without a meaning that a socket may send within a minute. */
const MOST_MEANINGLESS = 10;
const MEANINGLESS_PAUSE = 60;

/** Reads the frames of one socket and counts them. */
export interface FrameReader {
  /** A frame of text; null for one of bytes, and for a ping. */
  take(text: string | null, now: number): FrameVerdict;
}

export function createFrameReader(): FrameReader {
  const frames = createCounter(seconds(1));
  const meaningless = createCounter(minutes(1));
  return {
    take(text, now) {
      if (frames.add(now) > MOST_FRAMES) return { kind: 'tooMany', seconds: FLOOD_PAUSE };
      if (text === liveWire.heartbeat) return { kind: 'heartbeat' };
      return meaningless.add(now) > MOST_MEANINGLESS
        ? { kind: 'tooMany', seconds: MEANINGLESS_PAUSE }
        : { kind: 'ignored' };
    },
  };
}

/** Counts within windows of one length, by a clock that may be set. */
function createCounter(window: number): { add(now: number): number } {
  let began = Number.NEGATIVE_INFINITY;
  let count = 0;
  return {
    add(now) {
      if (Math.abs(now - began) >= window) {
        began = now;
        count = 0;
      }
      count += 1;
      return count;
    },
  };
}
