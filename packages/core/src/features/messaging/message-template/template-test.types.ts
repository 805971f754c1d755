import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';

/** A template as it is stored. */
export interface Template {
  readonly code: string;
  readonly title: string;
  /** `msgType`: 1 SMS, 2 e-mail, 3 WeChat, 4 system. */
  readonly type: string;
  readonly content: string;
  /** JSON with the values that a test begins with; empty for none. */
  readonly testValues: string;
}

/** The recipient, or a name of the template. */
export type TestField = 'receiver' | `value ${string}`;

export interface TemplateTestFacts {
  readonly status: 'loading' | 'failed' | 'editing' | 'sending' | 'sent';
  readonly template: Template | null;
  readonly failure: LocalizedText | null;
  readonly receiver: string;
  /** A value for each name of the template, in the order of the text. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly errors: Readonly<Partial<Record<TestField, LocalizedText>>>;
  /** The message with the values typed so far; names without one stay as they are. */
  readonly preview: string;
}

export type TemplateTestEvent =
  | { readonly type: 'receiver.change'; readonly receiver: string }
  | { readonly type: 'value.change'; readonly name: string; readonly value: string }
  | { readonly type: 'template.retry' }
  | { readonly type: 'form.submit' };

export type TemplateTestEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'test.sent' }
  | FormRefused<TestField>;
