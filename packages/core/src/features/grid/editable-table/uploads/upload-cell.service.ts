import type { Service, LocalizedText } from '../../../../kernel/index.ts';
import {
  createUploadList,
  uploadOutcome,
  type UploadListEmitted,
  type UploadListEvent,
  type UploadListFacts,
} from '../../../files/upload-list/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { UploadDependencies } from '../table-dependencies.types.ts';
import { uploadFacts, uploadRules } from './upload-rules.ts';

export interface UploadCellFacts extends UploadListFacts {
  readonly canDownload: boolean;
  readonly canRemove: boolean;
  /** Configuration error of the column's limit, which then does not apply. */
  readonly mistake: LocalizedText | null;
  readonly button: LocalizedText;
}

export type UploadCell = Service<UploadCellFacts, UploadListEvent, UploadListEmitted>;

/** Files of one cell: a list by the rules of its column. Keep it while uploading, even if the cell loses focus. */
export function createUploadCell(column: Column, value: CellValue, { port, token }: UploadDependencies): UploadCell {
  const { isPicturesOnly, limit, mistake, canDownload, canRemove, responseName, button } = uploadRules(column);
  const list = createUploadList({
    rules: {
      accepts: isPicturesOnly ? 'image' : 'any',
      limit,
      overflow: 'refuse',
      largest: null,
      canRemove,
      isTold: false,
    },
    value,
    send: async (file, call) =>
      uploadOutcome(await port.send(file, { ...uploadFacts(column, token()), ...call }), responseName),
  });
  let facts: UploadCellFacts | null = null;
  let listFacts: UploadListFacts | null = null;
  return {
    ...list,
    facts() {
      const current = list.facts();
      if (facts === null || current !== listFacts) facts = { ...current, canDownload, canRemove, mistake, button };
      listFacts = current;
      return facts;
    },
  };
}
