import { useCore, useEmitted, useFacts, usePageService } from '@evergreen/react-ui/adapter';
import { CaptchaField } from '@evergreen/react-ui/widgets/session/captcha-field';
import { SliderCheck } from '@evergreen/react-ui/widgets/session/slider-check';
import type { LoginFormService } from '@evergreen/core/session/login-form';
import { createSliderCheck, type SliderCheckService } from '@evergreen/core/session/slider-check';

import { loginFieldId, type LoginPanelProps } from './login-panel.ts';

/** What a try has to bring after failures: the slider, later the characters of a picture, too. */
export function LoginChallengeDialog({ form }: LoginPanelProps) {
  const core = useCore();
  const { auth } = core;
  const { values, errors, isBusy, challenge, captchaImage } = useFacts(form);
  const slider = usePageService(createSliderCheck);
  return (
    <>
      {challenge === 'captcha' && (
        <CaptchaField
          id={loginFieldId('captcha')}
          image={captchaImage}
          value={values.captcha}
          onValue={(value) => form.send({ type: 'value.change', field: 'captcha', value })}
          onRefresh={() => auth.send({ type: 'captcha.refresh' })}
          error={errors.captcha}
          isBusy={isBusy}
        />
      )}
      {slider !== null && <LoginSlider form={form} slider={slider} />}
    </>
  );
}

function LoginSlider({ form, slider }: { readonly form: LoginFormService; readonly slider: SliderCheckService }) {
  const { errors } = useFacts(form);
  useEmitted(slider, () => form.send({ type: 'slider.passed' }));
  return <SliderCheck id={loginFieldId('slider')} slider={slider} error={errors.slider} />;
}
