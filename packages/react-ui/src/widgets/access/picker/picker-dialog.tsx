import { LockOutlined } from '@ant-design/icons';
import type { PickerService } from '@evergreen/core/access/picker';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { ChosenList } from './chosen-list.tsx';
import { Lock } from './lock.tsx';
import './picker-dialog.css';
import { PickerFrame } from './picker-frame.tsx';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerDialogFrameProps<Row> {
  readonly picker: PickerService<Row>;
  readonly title: string;
  /** Pixels; a phone has less. */
  readonly width: number;
  /** What is chosen is listed by the content itself. */
  readonly hasOwnList?: boolean;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The dialog of a picker: what is chosen from, and what is chosen. */
export function PickerDialog<Row>(props: PickerDialogFrameProps<Row>) {
  const { picker, hasOwnList = false, children, ...rest } = props;
  const { isOpen, failure } = useFacts(picker);
  const t = useTranslate();
  return (
    <PickerFrame {...rest} className="picker-dialog" isOpen={isOpen} failure={failure} send={picker.send}>
      {picker.lockReason !== null && (
        <p className="picker-locked">
          <LockOutlined aria-hidden /> {t(messages.locked(picker.lockReason))}
        </p>
      )}
      {children}
      {!hasOwnList && <Chosen picker={picker} />}
    </PickerFrame>
  );
}

function Chosen<Row>({ picker }: { readonly picker: PickerService<Row> }) {
  const { chosen, isFull, maximum } = useFacts(picker);
  const t = useTranslate();
  return (
    <ChosenList
      items={chosen}
      keyOf={({ value }) => `${typeof value} ${String(value)}`}
      note={isFull && <span className="picker-chosen-full">{t(messages.full(maximum))}</span>}
      actions={
        chosen.some(({ value }) => !picker.isLocked(value)) && (
          <Button type="link" size="small" onClick={() => picker.send({ type: 'selection.clear' })}>
            {t(messages.clear)}
          </Button>
        )
      }
      isLocked={({ value }) => picker.isLocked(value)}
      lock={<Lock picker={picker} />}
      onRemove={(item) => picker.send({ type: 'item.toggle', item })}
    />
  );
}
