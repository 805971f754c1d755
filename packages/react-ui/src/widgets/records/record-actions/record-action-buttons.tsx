import type { AuthFacts } from '@evergreen/core/session/auth';
import { actedRows, codeTexts, rowActions, type RecordActionsService } from '@evergreen/core/records/actions';
import type { RecordFormService } from '@evergreen/core/records/form';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';

import { useCore, useFacts, useSelectedFacts, useTranslate } from '../../../adapter/index.ts';

export interface RecordActionButtonsProps {
  readonly resource: Resource;
  /** A form in the mode `details`. */
  readonly form: RecordFormService;
  readonly actions: RecordActionsService;
}

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/** A button for each action that applies to the record of the details. */
export function RecordActionButtons({ resource, form, actions }: RecordActionButtonsProps) {
  const { row } = useFacts(form);
  const { offered, status, context } = useFacts(actions);
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  const t = useTranslate();
  if (row === null) return null;
  return rowActions(resource, offered, row, { textOf: codeTexts(dictionaries), context })
    .filter(({ obstacle }) => obstacle === null)
    .map(({ key, label, isDanger, decision }) => (
      <Button
        key={key}
        danger={isDanger}
        disabled={status === 'acting' || decision === 'disable'}
        onClick={() => actions.send({ type: 'action.start', action: key, rows: actedRows(resource, [row], [row.id]) })}
      >
        {t(label)}
      </Button>
    ));
}
