import { useText } from '@evergreen/react-ui/adapter';
import { DateInput, DateRangeInput } from '@evergreen/react-ui/widgets/date-input';
import { useState } from 'react';

import { galleryMessages as messages } from './gallery.messages.ts';

export function DateExample() {
  const say = useText();
  const [day, setDay] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>(null);
  const [[from, to], setPeriod] = useState<readonly [string, string]>(['', '']);
  const dayWords = say(messages.day);
  const momentWords = say(messages.moment);
  return (
    <div className="gallery-fields">
      <DateInput id="gallery-day" type="date" value={day} placeholder={dayWords} aria-label={dayWords} onChange={setDay} />
      <DateInput id="gallery-moment" type="dateTime" value={moment} placeholder={momentWords} aria-label={momentWords} onChange={setMoment} />
      <DateRangeInput
        id="gallery-period"
        type="date"
        label={say(messages.period)}
        from={from}
        to={to}
        onChange={(first, last) => setPeriod([first, last])}
      />
    </div>
  );
}
