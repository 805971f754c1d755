import type { DateField } from '@evergreen/core/resources';
import { parseDay, parseMoment, type DateReading } from '@evergreen/core/field-values';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { DateInput, DateRangeInput } from '@evergreen/react-ui/widgets/base/date-input';
import { useState } from 'react';

import { galleryMessages as messages } from './gallery.messages.ts';

export function DateExample() {
  const t = useTranslate();
  const day = useTypedDate('date');
  const moment = useTypedDate('dateTime');
  const from = useTypedDate('date');
  const to = useTypedDate('date', { timeOfDayAlone: 'last' });
  const dayWords = t(messages.day);
  const momentWords = t(messages.moment);
  return (
    <div className="gallery-fields">
      <DateInput id="gallery-day" type="date" {...day} placeholder={dayWords} aria-label={dayWords} />
      <DateInput id="gallery-moment" type="dateTime" {...moment} placeholder={momentWords} aria-label={momentWords} />
      <DateRangeInput id="gallery-period" type="date" label={t(messages.period)} from={from} to={to} />
    </div>
  );
}

/** A date that is read when its input is left, as forms and searches read theirs. */
function useTypedDate(type: DateField['type'], reading: DateReading = {}) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return {
    value: typed,
    isWrong,
    onChange: (value: string | null) => {
      setTyped(value ?? '');
      setWrong(false);
    },
    onLeave: () => {
      const read = (type === 'date' ? parseDay : parseMoment)(typed, reading);
      setWrong(!read.ok);
      if (read.ok) setTyped(read.value ?? '');
    },
  };
}
