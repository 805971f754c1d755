import { useEffect, useState } from 'react';

import { useEmitted, type EmittingSource } from './use-emitted.ts';

interface FormEmitted<Field extends string> {
  readonly type: string;
  /** Of `form.refused`. */
  readonly fields?: readonly Field[];
}

/** Focus the first invalid field when a form is refused. `idOf`: the DOM identifier of a field's input. */
export function useRefusalFocus<Field extends string>(
  form: EmittingSource<FormEmitted<Field>>,
  idOf: (field: Field) => string,
): void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  useEmitted(form, ({ type, fields }) => {
    const first = fields?.[0];
    if (type === 'form.refused' && first !== undefined) setTarget({ id: idOf(first) });
  });
  // After the render: inputs are disabled while the form is submitted.
  useEffect(() => {
    if (target === null) return;
    const input = document.getElementById(target.id);
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'center' });
  }, [target]);
}
