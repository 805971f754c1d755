import type { ActedRow } from '@evergreen/core/record-actions';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { RelatedLink } from '@evergreen/core/related-records';
import type { InputSlotProps } from '@evergreen/react-ui/widgets/records/record-form';
import type { ComponentType } from 'react';

export interface DialogSlotProps {
  /** The action that opened it. */
  readonly label: LocalizedText;
  /** None for an action on the list as a whole. */
  readonly rows: readonly ActedRow[];
  /** Closes the dialog; these rows were changed and are read anew. */
  readonly onDone: (ids: readonly string[]) => void;
  readonly onClose: () => void;
  /** The rows of another resource that refer to the row of this identifier; lazy-loaded. */
  readonly relatedList: ComponentType<{ readonly link: RelatedLink; readonly id: string }>;
}

/** What a resource draws by itself, at named places of its page; fetched with the page. */
export interface ResourceSlots {
  /** By the keys of the actions that open a dialog. */
  readonly dialogs?: Readonly<Record<string, ComponentType<DialogSlotProps>>>;
  /** Inputs of the form that stand in the place of the one by kind, by the keys of their fields. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputSlotProps>>>;
}
