import type { LocalizedText } from '../../../kernel/index.ts';
import type { FormDraft, FormProblem, Resource, ResourceValues } from '../../../resources/index.ts';

export type DesignedField = FormDraft['fields'][number];
export type StoredField = DesignedField['field'];
export type StoredKind = StoredField['type'];

/** What can be set of a field beside its label, key, kind, group and place. */
export type FieldSettingName =
  | 'isRequired'
  | 'isUnique'
  | 'maximumLength'
  | 'rule'
  | 'mask'
  | 'minimum'
  | 'maximum'
  | 'scale'
  | 'accepts'
  | 'dictionary'
  | 'resource'
  | 'search'
  | 'isColumn'
  | 'isSortable'
  | 'width'
  | 'isWide'
  | 'placeholder'
  | 'hint';
export type SettingValue = string | number | boolean | null;

/** One edit of a form. What it cannot do (an unknown key, a place beyond the end) it leaves undone. */
export type FormCommand =
  /** `at`: place among the fields; at the end if left out. */
  | { readonly type: 'field.add'; readonly kind: StoredKind; readonly label: string; readonly at?: number }
  | { readonly type: 'field.double'; readonly key: string }
  | { readonly type: 'field.remove'; readonly key: string }
  | { readonly type: 'field.move'; readonly key: string; readonly to: number }
  | { readonly type: 'field.label'; readonly key: string; readonly label: string }
  | { readonly type: 'field.rename'; readonly key: string; readonly to: string }
  | { readonly type: 'field.convert'; readonly key: string; readonly kind: StoredKind }
  | { readonly type: 'field.group'; readonly key: string; readonly group: string | null }
  | {
      readonly type: 'field.set';
      readonly key: string;
      readonly name: FieldSettingName;
      /** null and false: without it. */
      readonly value: SettingValue;
    }
  | { readonly type: 'group.add'; readonly title: string }
  | { readonly type: 'group.label'; readonly group: string; readonly title: string }
  | { readonly type: 'group.remove'; readonly group: string }
  /** The field that names a row. */
  | { readonly type: 'form.call'; readonly key: string }
  /** The columns that a list shows at first, in their order; null for all. */
  | { readonly type: 'form.columns'; readonly columns: readonly string[] | null }
  | { readonly type: 'fields.add'; readonly fields: readonly DesignedField[] }
  /** The draft of somebody else, or an earlier one. */
  | { readonly type: 'form.replace'; readonly draft: FormDraft };

export interface FieldChoice {
  readonly value: string;
  readonly label: LocalizedText;
}

/** A setting of the chosen field, as a client shows it. */
export interface FieldSetting {
  readonly name: FieldSettingName;
  readonly label: LocalizedText;
  readonly input: 'switch' | 'number' | 'text' | 'choice';
  readonly value: SettingValue;
  readonly choices: readonly FieldChoice[];
}

export interface ChosenField {
  readonly key: string;
  readonly label: string;
  readonly kind: StoredKind;
  readonly group: string | null;
  readonly place: number;
  /** The key of a published field names its column. */
  readonly isKeyFixed: boolean;
  readonly isName: boolean;
  readonly settings: readonly FieldSetting[];
}

export interface FieldLine {
  readonly key: string;
  readonly label: LocalizedText;
  readonly kind: StoredKind;
  readonly group: string | null;
  readonly isRequired: boolean;
  readonly hasProblem: boolean;
  readonly field: StoredField;
}

/** What two drafts differ in, to those who choose between them. */
export interface DraftDifference {
  readonly label: LocalizedText;
  readonly kind: 'mine' | 'remote' | 'both';
}

export type FormDesignerStatus = 'loading' | 'failed' | 'open';
/** `refused`: the last save was; `blocked`: it has problems, which are solved before it is saved. */
export type DraftStatus = 'saved' | 'unsaved' | 'blocked' | 'saving' | 'refused' | 'conflict';

export interface FormDesignerFacts {
  readonly status: FormDesignerStatus;
  readonly failure: LocalizedText | null;
  readonly title: LocalizedText;
  readonly draft: DraftStatus;
  /** The form as a resource, to show it as it will be; null until it is read. */
  readonly resource: Resource | null;
  readonly fields: readonly FieldLine[];
  readonly groups: readonly FieldChoice[];
  /** Made-up values of a row. */
  readonly values: ResourceValues;
  readonly chosen: ChosenField | null;
  readonly problems: readonly FormProblem[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly differences: readonly DraftDifference[];
  /** What the last edit did, for screen readers. */
  readonly announcement: LocalizedText | null;
}

export type FormDesignerEvent =
  | { readonly type: 'form.edit'; readonly command: FormCommand }
  | { readonly type: 'form.undo' }
  | { readonly type: 'form.redo' }
  /** The next edit is a step of its own, whatever the last one was. */
  | { readonly type: 'field.choose'; readonly key: string | null }
  /** Lines of a spreadsheet: fields with their properties, or a table whose columns they are. */
  | { readonly type: 'sheet.paste'; readonly text: string }
  | { readonly type: 'draft.save' }
  | { readonly type: 'load.retry' }
  /** Of two drafts: the own one is saved over the other, or the other one is taken, as an edit that can be undone. */
  | { readonly type: 'conflict.keep' }
  | { readonly type: 'conflict.take' };
