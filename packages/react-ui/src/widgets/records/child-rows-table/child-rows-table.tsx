import { cellText } from '@evergreen/core/records/list';
import {
  childResource,
  columnFields,
  maskOf,
  permissionCode,
  type ChildTable,
  type Field,
  type ResourceRow,
} from '@evergreen/core/resources';
import type { ReactNode } from 'react';

import { useCore, useTranslate } from '../../../adapter/index.ts';
import { LateFileLinks, LateFilePictures } from '../late-files.tsx';
import { LateMaskedValue } from '../late-inputs.tsx';
import './child-rows-table.css';
import { childRowsTableMessages as messages } from './child-rows-table.messages.ts';

export interface ChildRowsTableProps {
  readonly table: ChildTable;
  /** As they are stored. */
  readonly rows: readonly ResourceRow[];
}

/** Pixels of a picture. */
const EDGE = 40;

/** Sub-rows to be read. On a phone every row is a block of its own. */
export function ChildRowsTable({ table, rows }: ChildRowsTableProps) {
  const t = useTranslate();
  const { permit } = useCore();
  const child = childResource(table);
  const canReveal = permit(permissionCode(child, 'reveal')).decision === 'show';
  const columns = columnFields(child);
  if (rows.length === 0) return <p className="child-rows-none">{t(messages.none)}</p>;
  const drawn = (row: ResourceRow, key: string, field: Field): ReactNode => {
    const value = row[key];
    const text = t(cellText(row, key, field));
    if (typeof value !== 'string' || value === '') return text === '' ? t(messages.nothing) : text;
    if (field.type === 'file')
      return field.accepts === 'image' ? (
        <LateFilePictures value={value} edge={EDGE} meanwhile={text} />
      ) : (
        <LateFileLinks value={value} />
      );
    if (canReveal && maskOf(field) !== undefined)
      return (
        <LateMaskedValue
          {...{ resource: table.resource, id: row.id, field: key, label: field.label, masked: value, meanwhile: value }}
        />
      );
    return text;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because a keyboard could not scroll it otherwise
    <section className="child-rows" aria-label={t(child.title)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(([key, field]) => (
              <th key={key} scope="col">
                {t(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(([key, field]) => (
                <td
                  key={key}
                  data-label={t(field.label)}
                  className={typeof row[key] === 'number' ? 'child-rows-number' : ''}
                >
                  {drawn(row, key, field)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
