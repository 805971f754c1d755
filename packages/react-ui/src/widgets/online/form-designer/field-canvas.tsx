import type { FieldLine, FormDesignerService } from '@evergreen/core/online/form-designer';
import type { ResourceValues } from '@evergreen/core/resources';
import { useState, type ComponentType, type DragEvent, type KeyboardEvent } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { formDesignerWidgetMessages as messages } from './form-designer.messages.ts';
import type { PreviewInputProps } from './preview-input.types.ts';

/** What is dragged: a field of the form by its key, or a kind of the palette. */
const DRAGGED_FIELD = 'application/x-form-field';
export const DRAGGED_KIND = 'application/x-form-kind';

export interface FieldCanvasProps {
  readonly designer: FormDesignerService;
  readonly fields: readonly FieldLine[];
  readonly values: ResourceValues;
  readonly chosen: string | null;
  readonly input: ComponentType<PreviewInputProps>;
  readonly canArrange: boolean;
  /** A kind of the palette was dropped before the field at this place. */
  readonly onKind: (kind: string, at: number) => void;
}

export const fieldButtonId = (key: string) => `designed-${key}`;

/** The form as it will be, over made-up values: each field can be chosen, moved and dropped on. */
export function FieldCanvas(props: FieldCanvasProps) {
  const { designer, fields, values, chosen, input: Input, canArrange, onKind } = props;
  const [target, setTarget] = useState<number | null>(null);
  const t = useTranslate();
  const choose = (place: number) => {
    const key = fields[place]?.key;
    if (key === undefined) return;
    designer.send({ type: 'field.choose', key });
    document.querySelector<HTMLElement>(`#${fieldButtonId(key)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, key: string, place: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step !== 0 && !event.altKey) choose(place + step);
    else if (step !== 0 && canArrange)
      designer.send({ type: 'form.edit', command: { type: 'field.move', key, to: place + step } });
    else if (event.key === 'Delete' && canArrange) {
      designer.send({ type: 'form.edit', command: { type: 'field.remove', key } });
      const next = designer.facts().chosen?.key;
      // The button of the removed field takes the focus with it.
      if (next !== undefined) document.querySelector<HTMLElement>(`#${fieldButtonId(next)}`)?.focus();
    } else return;
    event.preventDefault();
  };
  const onDrop = (event: DragEvent, place: number) => {
    event.preventDefault();
    setTarget(null);
    const kind = event.dataTransfer.getData(DRAGGED_KIND);
    const key = event.dataTransfer.getData(DRAGGED_FIELD);
    const from = fields.findIndex((field) => field.key === key);
    if (kind !== '') onKind(kind, place);
    else if (from !== -1)
      designer.send({ type: 'form.edit', command: { type: 'field.move', key, to: from < place ? place - 1 : place } });
  };
  return (
    <ol className="form-designer-fields" aria-label={t(messages.canvas)}>
      {fields.map(({ key, label, field, isRequired, hasProblem }, place) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- because it is dropped on; the keys of its button do the same
        <li
          key={key}
          className={[
            'form-designer-field',
            key === chosen ? 'is-chosen' : '',
            hasProblem ? 'is-wrong' : '',
            target === place ? 'is-target' : '',
          ].join(' ')}
          onDragOver={(event) => {
            event.preventDefault();
            setTarget(place);
          }}
          onDragLeave={() => setTarget(null)}
          onDrop={(event) => onDrop(event, place)}
        >
          <button
            type="button"
            id={fieldButtonId(key)}
            className="form-designer-name"
            aria-pressed={key === chosen}
            draggable={canArrange}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED_FIELD, key)}
            onClick={() => designer.send({ type: 'field.choose', key })}
            onKeyDown={(event) => onKeyDown(event, key, place)}
          >
            {t(label)}
            {isRequired ? ' *' : ''}
          </button>
          <Input id={`preview-${key}`} label={t(label)} field={field} value={values[key] ?? null} />
        </li>
      ))}
    </ol>
  );
}
