import { localized } from '@evergreen/core/kernel';
import { createSliderCheck, type SliderCheckService } from '@evergreen/core/session/slider-check';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { SliderCheck } from '@evergreen/react-ui/widgets/session/slider-check';
import { Button } from 'antd';
import { useState, type ComponentProps } from 'react';

import { defineExample } from '../example.types.ts';

interface SliderProps {
  readonly name: string;
  readonly isWrong?: boolean;
}

function Slider(props: SliderProps) {
  const [turn, setTurn] = useState(0);
  return <OneCheck key={turn} {...props} onAgain={() => setTurn(turn + 1)} />;
}

function OneCheck(props: SliderProps & { readonly onAgain: () => void }) {
  const slider = usePageService(createSliderCheck);
  return slider === null ? null : <Check {...props} slider={slider} />;
}

interface CheckProps extends SliderProps {
  readonly slider: SliderCheckService;
  readonly onAgain: () => void;
}

function Check({ name, isWrong = false, slider, onAgain }: CheckProps) {
  const t = useTranslate();
  const { status } = useFacts(slider);
  return (
    <>
      <SliderCheck
        id={`gallery-slider-${name}`}
        slider={slider}
        error={
          isWrong && status !== 'passed' ? localized('请先完成滑块验证', 'Pass the slider check first') : undefined
        }
      />
      {status === 'passed' && <Button onClick={onAgain}>{t(localized('重新验证', 'Again'))}</Button>}
    </>
  );
}

export const sliderCheckExample = defineExample<ComponentProps<typeof SliderCheck>>({
  states: [
    { state: 'working', content: <Slider name="handle" /> },
    { state: 'wrong', content: <Slider name="wrong" isWrong /> },
  ],
  properties: {
    id: { type: 'string', words: localized('手柄的标识。', 'Identifier of the handle.') },
    slider: {
      type: 'SliderCheckService',
      words: localized('验证的状态，由 createSliderCheck 创建。', 'The check itself, made by createSliderCheck.'),
    },
    error: {
      type: 'LocalizedText | undefined',
      words: localized('还没有通过时的提示。', 'What is wrong while it is not passed.'),
    },
  },
  code: `import { createSliderCheck } from '@evergreen/core/session/slider-check';
import { usePageService } from '@evergreen/react-ui/adapter';
import { SliderCheck } from '@evergreen/react-ui/widgets/session/slider-check';

const slider = usePageService(createSliderCheck);
return slider === null ? null : <SliderCheck id="check" slider={slider} />;`,
});
