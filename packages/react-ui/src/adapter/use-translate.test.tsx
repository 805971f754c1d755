import { localized } from '@evergreen/core/kernel';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';

import { draw, newStage } from './testing/stage.tsx';
import { useTranslate } from './use-translate.ts';

it('says the words of the chosen language, and says them anew when another is chosen', () => {
  const stage = newStage();
  function Drawing() {
    return useTranslate()(localized('活动', 'Activity'));
  }
  const { container } = draw(stage, <Drawing />);
  const said = [container.textContent];
  act(() => stage.core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } }));
  said.push(container.textContent);
  expect(said).toEqual(['活动', 'Activity']);
});
