import {
  createDuplicateCheck,
  createOnceCheck,
  duplicateQuestion,
  type ServerCheckService,
} from '@evergreen/core/records/form';
import type { Resource } from '@evergreen/core/resources';
import { useCallback, useEffect } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface UniqueNoteProps {
  readonly resource: Resource;
  readonly name: string;
  /** What is typed; empty where it is what the row has already. */
  readonly value: string;
  /** The row that may keep its own value; null for a new one. */
  readonly rowId: string | null;
}

/** Says when a row is chosen that another row refers to it already, within the same value of another field. */
export function OnceNote({ resource, name, within, beside, ...rest }: UniqueNoteProps & OnceWithin) {
  const core = useCore();
  const check = useOwnedService(
    useCallback(
      () =>
        core.open((page) => createOnceCheck({ ...page, resource, key: name, within: { key: within, value: beside } })),
      [core, resource, name, within, beside],
    ),
  );
  return check === null ? null : <CheckedNote {...rest} check={check} />;
}

interface OnceWithin {
  readonly within: string;
  /** The value of that field. */
  readonly beside: string;
}

/** Says while a value is typed that another row has it already. Saving decides: this only spares a try. */
export function UniqueNote({ resource, name, ...rest }: UniqueNoteProps) {
  const core = useCore();
  const check = useOwnedService(
    useCallback(() => {
      const question = duplicateQuestion(resource, name);
      if (question === undefined) throw new Error(`"${name}" is not unique in ${resource.name}`);
      return core.open((page) => createDuplicateCheck({ ...page, ...question }));
    }, [core, resource, name]),
  );
  return check === null ? null : <CheckedNote {...rest} check={check} />;
}

type CheckedNoteProps = Pick<UniqueNoteProps, 'value' | 'rowId'> & { readonly check: ServerCheckService };

function CheckedNote({ check, value, rowId }: CheckedNoteProps) {
  const { status, problem } = useFacts(check);
  const t = useTranslate();
  useEffect(() => {
    check.send({ type: 'value.change', value, ...(rowId === null ? {} : { dataId: rowId }) });
  }, [check, value, rowId]);
  return (
    <div aria-live="polite" className={`record-form-check ${status === 'refused' ? 'is-refused' : ''}`}>
      {status === 'checking' && t(messages.checkingUnique)}
      {status === 'refused' && problem !== null && t(problem)}
    </div>
  );
}
