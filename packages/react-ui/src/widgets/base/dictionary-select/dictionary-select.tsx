import { localized } from '@evergreen/core/kernel';
import type { DictionaryField } from '@evergreen/core/resources';
import { useMemo } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { ChoiceSelect } from '../choice-select/index.ts';
import { dictionarySelectMessages as messages } from './dictionary-select.messages.ts';
import type { DictionarySelectProps } from './dictionary-select.types.ts';

/** Its label is that of the input around it. */
const UNNAMED = localized('', '');

/** A dictionary by its code, as the field that choices are read for. */
export function useDictionaryField(dictionary: string): DictionaryField {
  return useMemo(() => ({ type: 'dictionary', dictionary, label: UNNAMED }), [dictionary]);
}

/** One entry of a dictionary, found among its texts. */
export function DictionarySelect({ dictionary, placeholder, ...rest }: DictionarySelectProps) {
  const t = useTranslate();
  const field = useDictionaryField(dictionary);
  return <ChoiceSelect {...rest} field={field} placeholder={placeholder ?? t(messages.prompt)} />;
}
