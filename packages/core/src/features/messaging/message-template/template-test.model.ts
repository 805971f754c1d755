import type { TestMessage } from '../../../contract/index.ts';
import { failureText, formRefusalOf, type Answer, type HttpFailure } from '../../../http/index.ts';
import { sameText, type LocalizedText, type Notice, type Result } from '../../../kernel/index.ts';
import { isMobileOfTables } from '../../validation/validators/index.ts';
import { filledTemplate, templateNames, templateValues } from './filled-template.ts';
import { templateTestMessages as messages } from './template-test.messages.ts';
import type { Template, TemplateTestFacts, TestField } from './template-test.types.ts';

/** `msgType` of a text message. */
const SMS = '1';

export type TemplateAnswer = Result<Template, HttpFailure>;
export type TestAnswer = Result<Answer<unknown>, HttpFailure>;

export interface TemplateTestState {
  readonly template: Template | null;
  readonly failure: HttpFailure | null;
  readonly receiver: string;
  readonly values: Readonly<Record<string, string>>;
  /** Fields are judged once the form was submitted. */
  readonly isChecked: boolean;
  readonly refusal: LocalizedText | null;
}

export const emptyTest: TemplateTestState = {
  template: null,
  failure: null,
  receiver: '',
  values: {},
  isChecked: false,
  refusal: null,
};

/** Every name of the template begins with its stored test value. */
export function withTemplate(state: TemplateTestState, template: Template): TemplateTestState {
  const stored = templateValues(template.testValues) ?? {};
  const values = templateNames(template.content).map((name) => [name, stored[name] ?? ''] as const);
  return { ...state, template, failure: null, values: Object.fromEntries(values) };
}

export function testErrors({ template, receiver, values, refusal }: TemplateTestState): TemplateTestFacts['errors'] {
  if (template === null) return {};
  const missing = templateNames(template.content).filter((name) => (values[name] ?? '').trim() === '');
  const wrongReceiver = receiverError(template, receiver.trim()) ?? refusal;
  return {
    ...(wrongReceiver === null ? {} : { receiver: wrongReceiver }),
    ...Object.fromEntries(missing.map((name) => [`value ${name}`, messages.valueMissing(name)])),
  };
}

function receiverError({ type }: Template, receiver: string): LocalizedText | null {
  if (receiver === '') return messages.receiverMissing;
  return type === SMS && !isMobileOfTables(receiver) ? messages.receiverMobile : null;
}

/** In the order of the form. */
export function wrongTestFields(state: TemplateTestState): readonly TestField[] {
  const errors = testErrors(state);
  const names = templateNames(state.template?.content ?? '').map((name): TestField => `value ${name}`);
  return (['receiver', ...names] as const).filter((field) => errors[field] !== undefined);
}

/** What is sent. Throws without a template (programming error). */
export function testMessageOf({ template, receiver, values }: TemplateTestState): TestMessage {
  if (template === null) throw new Error('There is no template to send');
  return { templateCode: template.code, receiver: receiver.trim(), testData: JSON.stringify(values) };
}

export function withTestRefusal(state: TemplateTestState, answer: TestAnswer): TemplateTestState {
  if (answer.ok) return state;
  return { ...state, refusal: formRefusalOf(answer.error, { receiver: 'receiver' }).refusals['receiver'] ?? null };
}

/** Failed calls are reported by the HTTP client. */
export function testNotice(answer: TestAnswer): Notice | null {
  if (!answer.ok)
    return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
  const { message } = answer.value;
  return { level: 'success', text: message === '' ? messages.sent : sameText(message) };
}

/** The text with the values typed so far. */
export function testPreview({ template, values }: TemplateTestState): string {
  if (template === null) return '';
  const typed = Object.entries(values).map(([name, value]) => [name, value === '' ? `\${${name}}` : value] as const);
  const filled = filledTemplate(template.content, Object.fromEntries(typed));
  return filled.ok ? filled.value : template.content;
}
