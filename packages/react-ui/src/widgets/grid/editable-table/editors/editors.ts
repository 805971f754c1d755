import type { EditorName } from '@evergreen/core/grid/editable-table';
import type { ComponentType } from 'react';

import { ChoiceEditor } from './choice-editor.tsx';
import { ChoicesEditor } from './choices-editor.tsx';
import { DateEditor } from './date-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { RadioEditor } from './radio-editor.tsx';

/** What a cell is edited with where its words are not typed as they stand. */
const editors: Partial<Record<EditorName, ComponentType<EditorProps>>> = {
  choice: ChoiceEditor,
  searchedChoice: ChoiceEditor,
  choices: ChoicesEditor,
  radio: RadioEditor,
  date: DateEditor,
  dateTime: DateEditor,
};

/** Undefined for those whose words are typed. */
export function editorOf(name: EditorName): ComponentType<EditorProps> | undefined {
  return editors[name];
}
