import type { EditorName } from '@evergreen/core/editable-table';
import type { ComponentType } from 'react';

import type { EditorProps } from './editor-props.ts';

/** What a cell is edited with where its words are not typed as they stand. */
export const editors: Partial<Record<EditorName, ComponentType<EditorProps>>> = {};
