import { createCodeStep, type CodeStepService } from '@evergreen/core/session/second-factor';
import { createLoginForm, type LoginValueField } from '@evergreen/core/session/login-form';
import { createSliderCheck } from '@evergreen/core/session/slider-check';
import { html, nothing, type TemplateResult } from 'lit-html';

import { button, choice, entry, labelled, partOf, type App, type Part } from './part.ts';
import { texts } from './texts.ts';

/** Account and password, and what the server asks for beside them: slider, picture, second factor, department and tenant. */
export function signInPart(app: App): Part {
  const { core, say } = app;
  const form = core.open(createLoginForm);
  const slider = createSliderCheck();
  slider.on(() => form.send({ type: 'slider.passed' }));
  let step: CodeStepService | null = null;

  const submitting = (send: () => void) => (event: Event) => {
    event.preventDefault();
    send();
  };
  const value = (field: LoginValueField, label: string, type: string) => {
    const { values, errors } = form.facts();
    const control = entry(values[field], type, (typed) => form.send({ type: 'value.change', field, value: typed }));
    return labelled(label, control, say(errors[field]));
  };
  const track = () => {
    const { progress, text } = slider.facts();
    const forward = { ArrowRight: 'forward', ArrowLeft: 'back' } as const;
    return html`<div
      class="slider"
      role="slider"
      tabindex="0"
      aria-label=${say(text)}
      aria-valuenow=${progress * 100}
      @pointerdown=${({ currentTarget, pointerId, clientX }: PointerEvent) => {
        const element = currentTarget as HTMLElement;
        element.setPointerCapture(pointerId);
        slider.send({ type: 'handle.pressed', x: clientX, room: element.clientWidth });
      }}
      @pointermove=${({ clientX }: PointerEvent) => slider.send({ type: 'pointer.moved', x: clientX })}
      @pointerup=${() => slider.send({ type: 'pointer.released' })}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'End') slider.send({ type: 'key.jumped', to: 'end' });
        if (key === 'ArrowRight' || key === 'ArrowLeft') slider.send({ type: 'key.stepped', direction: forward[key] });
      }}
    >
      ${say(text)} ${Math.round(progress * 100)} %
    </div>`;
  };

  function passwordStep(): TemplateResult {
    const { errors, failure, isBusy, challenge, captchaImage } = form.facts();
    return html`<form @submit=${submitting(() => form.send({ type: 'form.submit' }))}>
      ${value('username', say(texts.username), 'text')} ${value('password', say(texts.password), 'password')}
      ${challenge === 'none' ? nothing : html`${track()}<em role="alert">${say(errors.slider)}</em>`}
      ${
        captchaImage === null
          ? nothing
          : html`<img
              alt=${say(texts.captcha)}
              src=${captchaImage}
              @click=${() => core.auth.send({ type: 'captcha.refresh' })}
            />`
      }
      ${challenge === 'captcha' ? value('captcha', say(texts.captcha), 'text') : nothing}
      <p role="alert">${say(failure)}</p>
      <button ?disabled=${isBusy}>${say(texts.signIn)}</button>
    </form>`;
  }

  function codeStep(): TemplateResult {
    if (core.auth.facts().secondStep?.step === 'enrolment') return html`<p>${say(texts.enrol)}</p>`;
    if (step === null) {
      step = core.open(createCodeStep);
      step.subscribe(app.redraw);
    }
    const open = step;
    const { value: typed, error, failure } = open.facts();
    const control = entry(typed, 'text', (next) => open.send({ type: 'value.change', value: next }));
    return html`<form @submit=${submitting(() => open.send({ type: 'form.submit' }))}>
      ${labelled(say(texts.code), control, say(error ?? failure))}
      <button>${say(texts.confirm)}</button> ${button(say(texts.back), () => open.send({ type: 'step.leave' }))}
    </form>`;
  }

  function choiceStep(): TemplateResult {
    const chosen = core.auth.facts().orgSelection;
    if (chosen === null) return html``;
    const { title, departments, tenants, orgCode, tenantId, failure, isDepartmentMissing, isTenantMissing } = chosen;
    const none = ['', say(texts.choose)] as const;
    return html`<h2>${say(title)}</h2>
      ${
        tenants.length === 0
          ? nothing
          : choice(tenantId ?? '', [none, ...tenants.map(({ id, name }) => [id, name] as const)], (id) =>
              core.auth.send({ type: 'choice.tenant', tenantId: id }),
            )
      }
      ${
        departments.length === 0
          ? nothing
          : choice(orgCode ?? '', [none, ...departments.map((one) => [one.orgCode, one.departName] as const)], (code) =>
              core.auth.send({ type: 'choice.department', orgCode: code }),
            )
      }
      <p role="alert">${isDepartmentMissing || isTenantMissing ? say(texts.choose) : say(failure)}</p>
      ${button(say(texts.confirm), () => core.auth.send({ type: 'choice.confirm' }))}
      ${button(say(texts.cancel), () => core.auth.send({ type: 'choice.cancel' }))}`;
  }

  const part = partOf(app, [form, slider], () => {
    const { status } = core.auth.facts();
    if (status !== 'provingSecondFactor') {
      step?.dispose();
      step = null;
    }
    if (status === 'provingSecondFactor') return codeStep();
    return status === 'choosing' ? choiceStep() : passwordStep();
  });
  return part;
}
