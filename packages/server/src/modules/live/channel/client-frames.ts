import { liveWire, parseWatch } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';

/** What a frame of a client means to the server. */
export type FrameVerdict =
  | { readonly kind: 'heartbeat' }
  /** It wants to be told of the rows of these resources, or no more. */
  | { readonly kind: 'watch' | 'unwatch'; readonly resources: readonly string[] }
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

/** What one frame of text says; null for nothing. */
type FrameMeaning = (text: string) => Exclude<FrameVerdict, { readonly kind: 'ignored' | 'tooMany' }> | null;

/** A notice socket sends heartbeats. */
const noticeMeaning: FrameMeaning = (text) => (text === liveWire.heartbeat ? { kind: 'heartbeat' } : null);

/** A table socket says what it watches beside them. Rows come from the server alone. */
const tableMeaning: FrameMeaning = (text) => {
  const frame = parseWatch(text);
  if (frame === null) return null;
  return frame.type === 'heart_beat' ? { kind: 'heartbeat' } : { kind: frame.data.key, resources: frame.data.args };
};

export function createFrameReader(of: 'notice' | 'table'): FrameReader {
  const meaning = of === 'notice' ? noticeMeaning : tableMeaning;
  const frames = createCounter(seconds(1));
  const meaningless = createCounter(minutes(1));
  return {
    take(text, now) {
      if (frames.add(now) > MOST_FRAMES) return { kind: 'tooMany', seconds: FLOOD_PAUSE };
      const meant = text === null ? null : meaning(text);
      if (meant !== null) return meant;
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
