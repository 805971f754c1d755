import { areaEndpoints, dictionaryTextKey, type Area, type AreaRow, type AreaValues, type FieldValue } from '../../areas/index.ts';
import { ENVELOPE_CODE } from '../../contract/index.ts';
import { failureCatalogue, failureText, type HttpClient, type HttpFailure } from '../../http/index.ts';
import { err, ok, type Result, type Text } from '../../kernel/index.ts';
import { areaTableMessages } from './area-table.messages.ts';
import { mergedRow } from './row-merge.ts';

/** So often others may be quicker with the same row before it is given up for now. */
const MOST_TURNS = 4;

/** What the saver asks of the table about the row that it saves. */
export interface SavedRow {
  /** Shows what another wrote into fields that nobody changed here. */
  take(taken: AreaValues): void;
  /** The words that stand in a cell. */
  textOf(field: string): string;
}

/** Why a row was not stored. */
export interface RowFailure {
  readonly message: Text;
  /** The person was told of it when the call failed. */
  readonly isTold: boolean;
}

export interface RowSaver {
  /** Rows as the server has them now: what is changed here is told from what others changed by them. */
  learn(rows: readonly AreaRow[]): void;
  /** Stores a row, a new one without an id. Where somebody else wrote it meanwhile, both are joined; only what both changed stops it. */
  save(id: string | null, values: AreaValues, row: SavedRow): Promise<Result<AreaRow, RowFailure>>;
}

export function createRowSaver(area: Area, client: HttpClient): RowSaver {
  const endpoints = areaEndpoints(area);
  const stored = new Map<string, AreaRow>();

  async function edit(id: string, values: AreaValues, row: SavedRow): Promise<Result<AreaRow, RowFailure>> {
    let held = values;
    for (let turn = 1; ; turn += 1) {
      const before = stored.get(id);
      const answer = await client.put(endpoints.edit, { ...held, id, ...(before?.version === undefined ? {} : { version: before.version }) });
      if (answer.ok) return ok(answer.value.result);
      if (!isOvertaken(answer.error) || turn === MOST_TURNS) return err(failureOf(answer.error));
      const read = await client.get(endpoints.queryById, { id });
      if (!read.ok) return err(failureOf(read.error));
      const theirs = read.value.result;
      const { taken, clashes } = mergedRow(area, before, held, theirs);
      stored.set(id, theirs);
      row.take(taken);
      if (clashes.length > 0) return err({ message: clashText(area, clashes, theirs, row), isTold: false });
      held = { ...held, ...taken };
      if (Object.entries(held).every(([key, value]) => (theirs[key] ?? null) === value)) return ok(theirs);
    }
  }

  return {
    learn(rows) {
      for (const row of rows) stored.set(row.id, row);
    },
    async save(id, values, row) {
      if (id !== null) return remembered(await edit(id, values, row));
      const answer = await client.post(endpoints.add, values);
      return remembered(answer.ok ? ok(answer.value.result) : err(failureOf(answer.error)));
    },
  };

  function remembered(outcome: Result<AreaRow, RowFailure>): Result<AreaRow, RowFailure> {
    if (outcome.ok) stored.set(outcome.value.id, outcome.value);
    return outcome;
  }
}

function failureOf(failure: HttpFailure): RowFailure {
  return { message: failureText(failure), isTold: failureCatalogue[failure.kind][0] === 'notice' };
}

function isOvertaken(failure: HttpFailure): boolean {
  return failure.kind === 'rejected' && failure.code === ENVELOPE_CODE.overtaken;
}

function clashText(area: Area, clashes: readonly string[], theirs: AreaRow, { textOf }: SavedRow): Text {
  const words = (value: FieldValue | undefined) => (value === undefined || value === null ? '' : String(value));
  return areaTableMessages.clash(
    clashes.flatMap((key) => {
      const field = area.fields[key];
      const other = words(theirs[dictionaryTextKey(key)] ?? theirs[key]);
      return field === undefined ? [] : [areaTableMessages.clashField(field.label, other, textOf(key))];
    }),
  );
}
