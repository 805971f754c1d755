import type { LocalizedText } from '../../../kernel/index.ts';

export type SliderStatus = 'resting' | 'dragging' | 'passed';

/** Positions and widths in CSS pixels. Nothing is heard once it is passed. */
export type SliderEvent =
  /** The handle was taken at `x`; it can travel `room` onwards, in the direction of the text. */
  | { readonly type: 'handle.pressed'; readonly x: number; readonly room: number }
  | { readonly type: 'pointer.moved'; readonly x: number }
  /** Let go, or taken away by the system. */
  | { readonly type: 'pointer.released' }
  /** An arrow key on the handle: a tenth of the way. */
  | { readonly type: 'key.stepped'; readonly direction: 'forward' | 'back' }
  /** The key that goes to an end of the track. */
  | { readonly type: 'key.jumped'; readonly to: 'start' | 'end' }
  /** The keyboard has left the handle. */
  | { readonly type: 'focus.left' };

export type SliderEmitted = { readonly type: 'passed' };

export interface SliderFacts {
  readonly status: SliderStatus;
  /** How far the handle is, 0 to 1. */
  readonly progress: number;
  readonly text: LocalizedText;
}
