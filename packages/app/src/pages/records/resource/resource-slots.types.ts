import type { ActedRow } from '@evergreen/core/records/actions';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { RelatedLink } from '@evergreen/core/records/list';
import type { InputSlotProps } from '@evergreen/react-ui/widgets/records/record-form';
import type { ComponentType, ReactNode } from 'react';

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

export interface BesideSlotProps {
  /** The chosen row. */
  readonly id: string;
  /** Everything that the row itself holds, drawn. */
  readonly content: ReactNode;
  /** As in a dialog. */
  readonly relatedList: DialogSlotProps['relatedList'];
}

/** What a resource draws by itself, at named places of its page; fetched with the page. */
export interface ResourceSlots {
  /** By the keys of the actions that open a dialog. */
  readonly dialogs?: Readonly<Record<string, ComponentType<DialogSlotProps>>>;
  /** Inputs of the form that stand in the place of the one by kind, by the keys of their fields. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputSlotProps>>>;
  /** What stands first in the details of a row. */
  readonly summary?: ComponentType<{ readonly id: string }>;
  /** Of a tree: what stands beside it about the chosen row. The page then opens as the tree, and the list is its other view. */
  readonly beside?: ComponentType<BesideSlotProps>;
}
