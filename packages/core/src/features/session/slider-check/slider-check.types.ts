import type { LocalizedText } from '../../../kernel/index.ts';

export type SliderStatus = 'resting' | 'dragging' | 'passed';

/** Positions and widths in CSS pixels. All events are ignored once passed. */
export type SliderEvent =
  /** The handle was pressed at `x`; it can move by `room` in text direction. */
  | { readonly type: 'handle.pressed'; readonly x: number; readonly room: number }
  | { readonly type: 'pointer.moved'; readonly x: number }
  /** Released, or cancelled by the system. */
  | { readonly type: 'pointer.released' }
  /** Arrow key on the handle: a tenth of the track. */
  | { readonly type: 'key.stepped'; readonly direction: 'forward' | 'back' }
  /** Home or End key. */
  | { readonly type: 'key.jumped'; readonly to: 'start' | 'end' }
  /** The handle lost focus. */
  | { readonly type: 'focus.left' };

export type SliderEmitted = { readonly type: 'slider.passed' };

export interface SliderFacts {
  readonly status: SliderStatus;
  /** Progress of the handle, 0 to 1. */
  readonly progress: number;
  readonly text: LocalizedText;
}
