import { peopleOfCell, pickedPeople, type CellPlace, type Column } from '@evergreen/core/grid/editable-table';
import {
  createDepartmentPicker,
  createUserPicker,
  type PeoplePickerDependencies,
} from '@evergreen/core/access/people-pickers';
import type { PickerService } from '@evergreen/core/access/picker';
import { useCallback, useEffect, type ComponentType } from 'react';

import { useCore, useEmitted, useOwnedService } from '../../../../adapter/index.ts';
import { LateDepartmentDialog } from '../../../access/department-picker/index.ts';
import type { PickerDialogProps } from '../../../access/picker/index.ts';
import { LateUserDialog } from '../../../access/user-picker/index.ts';
import { useTable } from '../table-context.ts';

export interface PeopleOfCellProps {
  readonly subject: 'user' | 'department';
  readonly place: CellPlace;
  readonly column: Column;
  readonly onGone: () => void;
}

/** The dialog that fills a cell, and the columns of its `destFields`, with users or departments. */
export function PeopleOfCell({ subject, ...rest }: PeopleOfCellProps) {
  return subject === 'user' ? (
    <PeopleDialog {...rest} create={createUserPicker} dialog={LateUserDialog} />
  ) : (
    <PeopleDialog {...rest} create={createDepartmentPicker} dialog={LateDepartmentDialog} />
  );
}

interface PeopleDialogProps<Row> extends Omit<PeopleOfCellProps, 'subject'> {
  readonly create: (dependencies: PeoplePickerDependencies) => PickerService<Row>;
  readonly dialog: ComponentType<PickerDialogProps<Row>>;
}

function PeopleDialog<Row>({ create, ...rest }: PeopleDialogProps<Row>) {
  const core = useCore();
  // A cell of several holds their names joined by commas.
  const maximum = rest.column.props?.['multi'] === false ? 1 : Infinity;
  const picker = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => create({ client, clock, maximum })), [core, create, maximum]),
  );
  return picker === null ? null : <OpenDialog {...rest} picker={picker} />;
}

type OpenDialogProps<Row> = Omit<PeopleDialogProps<Row>, 'create'> & { readonly picker: PickerService<Row> };

function OpenDialog<Row>({ picker, place, column, dialog: Dialog, onGone }: OpenDialogProps<Row>) {
  const { table } = useTable();
  useEffect(() => {
    const held = peopleOfCell(column, (key) => table.rows.value(place.row, key) ?? null);
    picker.send({ type: 'picker.open', chosen: held.map((value) => ({ value })) });
  }, [picker, place, column, table]);
  useEmitted(picker, ({ items }) => table.send({ type: 'rows.picked', place, picked: pickedPeople(column, items) }));
  return <Dialog picker={picker} onClosed={onGone} />;
}
