import { Radio } from 'antd';
import { useLayoutEffect, useRef } from 'react';

import { useTable } from '../table-context.ts';
import { chosenNow, drawnOptions } from './choice-editor.tsx';
import { EditorBox } from './editor-box.tsx';
import type { EditorProps } from './editor-props.ts';

/** One of a few, all of them in sight. A press chooses and is done, the arrows go on until Enter. */
export function RadioEditor({ column, rowKey, edited }: EditorProps) {
  const { table } = useTable();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const radios = box.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus();
  }, []);
  const options = drawnOptions(table.rows.options(rowKey, column.key), '');
  return (
    <EditorBox isPanel>
      <div ref={box}>
        <Radio.Group
          aria-label={column.laidOut.column.title}
          value={chosenNow(edited.draft, options)}
          onChange={({ target, nativeEvent }) => {
            const value: unknown = target.value;
            if (typeof value !== 'string' && typeof value !== 'number') return;
            table.send({ type: 'edit.change', value });
            // The browser makes a press of what an arrow does, too, but one without a place.
            if (nativeEvent.detail > 0) table.send({ type: 'edit.commit' });
          }}
        >
          {options.map(({ value, label, disabled = false }) => (
            <Radio key={value} value={value} disabled={disabled}>
              {label}
            </Radio>
          ))}
        </Radio.Group>
      </div>
    </EditorBox>
  );
}
