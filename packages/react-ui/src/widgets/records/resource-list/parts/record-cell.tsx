import { PushpinFilled } from '@ant-design/icons';
import type { ResourceRow } from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { tagColour, type ListColumn } from '@evergreen/core/records/list';
import { memo } from 'react';

import { AddressLink, useTranslate } from '../../../../adapter/index.ts';
import { ShareBar } from '../../../base/share-bar/index.ts';
import { StateTag } from '../../../base/state-tag/index.ts';
import { LateFileLinks, LateFilePictures } from '../../late-files.tsx';
import { LateNamedIcon } from '../../late-inputs.tsx';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

/** Pictures of a row, the others are counted. */
const MOST_PICTURES = 2;

export interface RecordCellProps {
  readonly column: ListColumn;
  readonly row: ResourceRow;
  readonly dictionaries: DictionaryMap;
  /** Pixels of a picture; larger ones are easier to touch. */
  readonly pictureEdge?: number;
}

/** A value as a list draws it: a state as a tag, a number that is part of another as a bar, anything else as its text. */
export const RecordCell = memo(function RecordCell({ column, row, dictionaries, pictureEdge }: RecordCellProps) {
  const t = useTranslate();
  const { display } = column;
  if (display.kind === 'tag') {
    const colour = tagColour(dictionaries[display.dictionary], row[column.key]);
    const text = t(column.cell(row));
    return colour === null || text === '' ? text : <StateTag colour={colour}>{text}</StateTag>;
  }
  if (display.kind === 'record') {
    const address = display.address(row);
    const text = t(column.cell(row));
    return address === null || text === '' ? text : <AddressLink to={address}>{text}</AddressLink>;
  }
  if (display.kind === 'share') {
    const share = display.share(row);
    return share === null ? null : <ShareBar value={share.value} total={share.total} />;
  }
  if (display.kind === 'icon') {
    const text = t(column.cell(row));
    return text === '' ? null : <LateNamedIcon value={text} meanwhile={text} />;
  }
  if (display.kind === 'files') {
    const value = row[column.key];
    const text = t(column.cell(row));
    if (typeof value !== 'string' || text === '') return null;
    return display.isPictures ? (
      <LateFilePictures
        value={value}
        most={MOST_PICTURES}
        {...(pictureEdge === undefined ? {} : { edge: pictureEdge })}
        meanwhile={text}
      />
    ) : (
      <LateFileLinks value={value} most={1} meanwhile={text} />
    );
  }
  return t(column.cell(row));
});

export interface RecordNameProps {
  readonly label: string;
  readonly isPinned: boolean;
  /** Null for a name that opens nothing. */
  readonly onOpen: (() => void) | null;
}

/** The name of a record, which opens it. On one line; the browser shows the whole name, as of any other cell. */
export function RecordName({ label, isPinned, onOpen }: RecordNameProps) {
  const t = useTranslate();
  return (
    <span className="resource-list-name">
      {isPinned && (
        <span className="resource-list-pin" title={t(messages.pinned)}>
          <PushpinFilled aria-hidden />
          <span className="visually-hidden">{t(messages.pinned)}</span>
        </span>
      )}
      {onOpen === null ? (
        <span className="resource-list-closed" title={label}>
          {label}
        </span>
      ) : (
        <button type="button" className="resource-list-open" title={label} onClick={onOpen}>
          {label}
        </button>
      )}
    </span>
  );
}
