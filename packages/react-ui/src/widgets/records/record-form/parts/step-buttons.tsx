import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { RecordPlace } from '@evergreen/core/records/list';
import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface StepButtonsProps {
  readonly place: RecordPlace;
  readonly isDirty: boolean;
  readonly onStep: (direction: -1 | 1) => void;
}

/** The record before and after the one that is edited. What is unsaved is saved or discarded first. */
export function StepButtons({ place, isDirty, onStep }: StepButtonsProps) {
  const t = useTranslate();
  const hint = isDirty ? { title: t(messages.saveFirst) } : {};
  return (
    <span className="record-form-steps">
      <Button
        {...hint}
        icon={<LeftOutlined aria-hidden />}
        aria-label={t(messages.previous)}
        disabled={isDirty || !place.hasPrevious}
        onClick={() => onStep(-1)}
      />
      <Button
        {...hint}
        icon={<RightOutlined aria-hidden />}
        aria-label={t(messages.next)}
        disabled={isDirty || !place.hasNext}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
