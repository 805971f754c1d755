import {
  createEnhanceRecords,
  enhanceFamily,
  type EnhanceRecord,
  type TableOptions,
  type TableSize,
} from '@evergreen/core/grid/editable-table';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Button, Empty, Select } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { fewColumns, type Translate } from './sample-columns.ts';
import { sampleRetirees } from './sample-rows.ts';
import { useSampleTable } from './use-sample-table.ts';

const CODE = 'gallery-enhanced';
const SIZES = ['medium', 'small', 'mini', 'tiny'] as const;
const NOTHING = '';

/** How this table can be enhanced. */
interface Enhancement {
  /** The column that is only read, '' for none. */
  readonly locked: string;
  readonly size: TableSize;
}

const PLAIN: Enhancement = { locked: NOTHING, size: 'medium' };

/** A table whose set-up is remembered: the last sixteen, the most recent first, which the table opens with. */
export function EnhanceExample() {
  const t = useTranslate();
  const { storage } = useCore();
  const records = useMemo(() => createEnhanceRecords({ family: storage.family(enhanceFamily) }), [storage]);
  const [kept, setKept] = useState(() => records.list(CODE).map(enhancementOf));
  const [wished, setWished] = useState<Enhancement>(kept[0] ?? PLAIN);
  const applied = kept[0] ?? PLAIN;
  const apply = ({ locked, size }: Enhancement) => {
    records.add(CODE, { locked, size });
    setWished({ locked, size });
    setKept(records.list(CODE).map(enhancementOf));
  };
  const forget = () => {
    records.remove(CODE);
    setWished(PLAIN);
    setKept([]);
  };
  const words = ({ locked, size }: Enhancement) => t(messages.enhancement(titleOf(locked, t), messages.sizes[size]));
  return (
    <>
      <div className="gallery-tables-tools">
        <span className="gallery-tables-field">
          <label htmlFor="gallery-tables-locked">{t(messages.lockedColumn)}</label>
          <Select
            id="gallery-tables-locked"
            className="gallery-tables-name"
            value={wished.locked}
            options={[
              { value: NOTHING, label: t(messages.noColumn) },
              ...fewColumns(t).map(({ key, title }) => ({ value: key, label: title })),
            ]}
            onChange={(locked: string) => setWished({ ...wished, locked })}
          />
        </span>
        <span className="gallery-tables-field">
          <label htmlFor="gallery-tables-size">{t(messages.rowHeight)}</label>
          <Select<TableSize>
            id="gallery-tables-size"
            className="gallery-tables-name"
            value={wished.size}
            options={SIZES.map((size) => ({ value: size, label: t(messages.sizes[size]) }))}
            onChange={(size) => setWished({ ...wished, size })}
          />
        </span>
        <Button type="primary" onClick={() => apply(wished)}>
          {t(messages.applyAndKeep)}
        </Button>
      </div>
      <EnhancedTable key={`${applied.locked} ${applied.size}`} enhancement={applied} />
      <h2>{t(messages.enhanceRecords)}</h2>
      {kept.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noRecords)} />
      ) : (
        <>
          <ol className="gallery-tables-records" aria-label={t(messages.enhanceRecords)}>
            {kept.map((enhancement) => (
              <li key={words(enhancement)}>
                {words(enhancement)}{' '}
                <Button
                  type="link"
                  aria-label={t(messages.applyRecord(words(enhancement)))}
                  onClick={() => apply(enhancement)}
                >
                  {t(messages.apply)}
                </Button>
              </li>
            ))}
          </ol>
          <Button onClick={forget}>{t(messages.forgetRecords)}</Button>
        </>
      )}
    </>
  );
}

function EnhancedTable({ enhancement: { locked, size } }: { readonly enhancement: Enhancement }) {
  const t = useTranslate();
  const options = useMemo<TableOptions>(
    () => ({
      columns: fewColumns(t).map((column) => (column.key === locked ? { ...column, disabled: true } : column)),
      rows: sampleRetirees(20, t),
      size,
      rowNumber: true,
      alwaysEdit: false,
    }),
    [locked, size, t],
  );
  const table = useSampleTable(options);
  return table === null ? null : <EditableTable table={table} label={t(messages.retirees)} />;
}

/** What another version of this page may have kept otherwise counts as nothing. */
function enhancementOf({ locked, size }: EnhanceRecord): Enhancement {
  return {
    locked: typeof locked === 'string' ? locked : PLAIN.locked,
    size: SIZES.find((known) => known === size) ?? PLAIN.size,
  };
}

function titleOf(key: string, t: Translate): string | null {
  return fewColumns(t).find((column) => column.key === key)?.title ?? null;
}
