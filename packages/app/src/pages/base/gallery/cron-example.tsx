import { useTranslate } from '@evergreen/react-ui/adapter';
import { CronInput } from '@evergreen/react-ui/widgets/schedule/cron-editor';
import { useState } from 'react';

import { galleryMessages as messages } from './gallery.messages.ts';

export function CronExample() {
  const t = useTranslate();
  const [value, setValue] = useState('0 30 8 ? * 2-6 *');
  return (
    <>
      <p>{t(messages.cronWords)}</p>
      <CronInput id="gallery-cron-input" label={t(messages.schedule)} value={value} onChange={setValue} />
    </>
  );
}
