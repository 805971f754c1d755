import type { Core } from '@evergreen/core';
import type { LocalizedText } from '@evergreen/core/kernel';
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** What every part of the screen is given. */
export interface App {
  readonly core: Core;
  /** A text in the language that was chosen. */
  say(text: LocalizedText | null | undefined): string;
  redraw(): void;
}

/** A part of the screen: what it draws of its services, until it is left. */
export interface Part {
  draw(): TemplateResult;
  dispose(): void;
}

interface Watched {
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** This is all that binds a service to a view: draw again after every change. */
export function partOf(app: App, services: readonly Watched[], draw: () => TemplateResult): Part {
  const stops = services.map((service) => service.subscribe(app.redraw));
  return {
    draw,
    dispose() {
      for (const stop of stops) stop();
      for (const service of services) service.dispose();
    },
  };
}

export function button(label: string, press: () => void, isOff = false): TemplateResult {
  return html`<button type="button" ?disabled=${isOff} @click=${press}>${label}</button>`;
}

/** A label, its control, and what is wrong with the value. */
export function labelled(label: string, control: unknown, problem = ''): TemplateResult {
  const wrong = problem === '' ? nothing : html`<em role="alert">${problem}</em>`;
  return html`<label><span>${label}</span>${control}${wrong}</label>`;
}

type Heard = (value: string) => void;

export function entry(value: string, type: string, input: Heard, leave: () => void = () => undefined): TemplateResult {
  const heard = ({ target }: Event) => input((target as HTMLInputElement).value);
  return html`<input type=${type} .value=${live(value)} @input=${heard} @change=${leave} />`;
}

export type Option = readonly [value: string, text: string];

export function choice(value: string, options: readonly Option[], choose: Heard): TemplateResult {
  const heard = ({ target }: Event) => choose((target as HTMLSelectElement).value);
  return html`<select @change=${heard}>
    ${options.map(([key, text]) => html`<option value=${key} ?selected=${live(key === value)}>${text}</option>`)}
  </select>`;
}
