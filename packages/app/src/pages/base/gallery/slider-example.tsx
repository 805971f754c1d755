import { createSliderCheck, type SliderCheckService } from '@evergreen/core/slider-check';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { SliderCheck } from '@evergreen/react-ui/widgets/session/slider-check';
import { Button } from 'antd';
import { useState } from 'react';

import { galleryMessages as messages } from './gallery.messages.ts';

export function SliderExample() {
  const [turn, setTurn] = useState(0);
  return <OneCheck key={turn} onAgain={() => setTurn(turn + 1)} />;
}

function OneCheck({ onAgain }: { readonly onAgain: () => void }) {
  const slider = usePageService(createSliderCheck);
  return slider === null ? null : <Check slider={slider} onAgain={onAgain} />;
}

function Check({ slider, onAgain }: { readonly slider: SliderCheckService; readonly onAgain: () => void }) {
  const t = useTranslate();
  const { status } = useFacts(slider);
  return (
    <>
      <SliderCheck id="gallery-slider-handle" slider={slider} />
      {status === 'passed' && <Button onClick={onAgain}>{t(messages.again)}</Button>}
    </>
  );
}
