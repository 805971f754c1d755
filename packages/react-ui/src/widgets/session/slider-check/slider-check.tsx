import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { SliderCheckService, SliderEvent } from '@evergreen/core/session/slider-check';
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import './slider-check.css';
import { sliderCheckWidgetMessages as messages } from './slider-check.messages.ts';

export interface SliderCheckProps {
  readonly id: string;
  readonly slider: SliderCheckService;
  readonly error?: LocalizedText | undefined;
}

/** 拖动滑块验证: by mouse, finger or keyboard, in either direction of writing. */
export function SliderCheck({ id, slider, error }: SliderCheckProps) {
  const { status, progress, text } = useFacts(slider);
  const t = useTranslate();
  const track = useRef<HTMLDivElement>(null);
  const isPassed = status === 'passed';
  const percent = Math.round(progress * 100);
  const style: CSSProperties & Record<'--progress', number> = { '--progress': progress };
  const isBackwards = () => track.current !== null && getComputedStyle(track.current).direction === 'rtl';
  /** Where the pointer is, counted in the direction of writing. */
  const placeOf = ({ clientX }: PointerEvent) => (isBackwards() ? -clientX : clientX);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    // Widths as the pointer counts them: those of the layout know nothing of a magnified page.
    const room = (track.current?.getBoundingClientRect().width ?? 0) - handle.getBoundingClientRect().width;
    slider.send({ type: 'handle.pressed', x: placeOf(event), room });
  };
  const step = (event: KeyboardEvent) => {
    const meant = eventOfKey(event.key, isBackwards());
    if (meant === null) return;
    event.preventDefault();
    slider.send(meant);
  };

  return (
    <div className={error === undefined ? 'slider-check' : 'slider-check is-wrong'}>
      <div ref={track} className={`slider-check-track is-${status}`} style={style}>
        <span className="slider-check-filled" aria-hidden />
        <span className="slider-check-words" aria-hidden>
          {t(text)}
        </span>
        <div
          id={id}
          className="slider-check-handle"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input jumps to where it is clicked, and would be passed without a drag
          role="slider"
          tabIndex={0}
          aria-label={t(messages.label)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={t(isPassed || progress === 0 ? text : messages.way(percent))}
          aria-describedby={`${id}-message`}
          aria-disabled={isPassed}
          aria-invalid={error !== undefined}
          onPointerDown={press}
          onPointerMove={(event) => slider.send({ type: 'pointer.moved', x: placeOf(event) })}
          onPointerUp={() => slider.send({ type: 'pointer.released' })}
          onPointerCancel={() => slider.send({ type: 'pointer.released' })}
          onKeyDown={step}
          onBlur={() => slider.send({ type: 'focus.left' })}
        >
          {isPassed ? <CheckOutlined aria-hidden /> : <DoubleRightOutlined aria-hidden />}
        </div>
      </div>
      <div id={`${id}-message`} className="entry-field-message">
        {error === undefined ? !isPassed && t(messages.keys) : t(error)}
      </div>
      <output className="visually-hidden">{isPassed && t(text)}</output>
    </div>
  );
}

function eventOfKey(key: string, isBackwards: boolean): SliderEvent | null {
  switch (key) {
    case 'ArrowRight':
      return { type: 'key.stepped', direction: isBackwards ? 'back' : 'forward' };
    case 'ArrowLeft':
      return { type: 'key.stepped', direction: isBackwards ? 'forward' : 'back' };
    case 'ArrowUp':
      return { type: 'key.stepped', direction: 'forward' };
    case 'ArrowDown':
      return { type: 'key.stepped', direction: 'back' };
    case 'Home':
      return { type: 'key.jumped', to: 'start' };
    case 'End':
      return { type: 'key.jumped', to: 'end' };
    default:
      return null;
  }
}
