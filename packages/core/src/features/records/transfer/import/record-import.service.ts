import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import * as v from 'valibot';

import { importProgressEndpoints } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort, RandomPort } from '../../../../ports/index.ts';
import { IMPORT_FILE_FIELD, resourceEndpoints, type Resource } from '../../../../resources/index.ts';
import { storageFamily, type StorageFamily, type TypedStorage } from '../../../../storage/index.ts';
import type { LiveRelay } from '../../../live/notice-channel/index.ts';
import { missingFields, offeredFields, rememberedColumns, type RememberedHeadings } from './import-columns.model.ts';
import { decidedRows, matchingOf } from './import-duplicates.model.ts';
import type { ImportWayInput } from './import-way.model.ts';
import { recordImportMachine } from './record-import.machine.ts';
import type { ImportAnswer } from './record-import.model.ts';
import type { ImportCheckAnswer, ImportTemplateAnswer } from './record-import.setup.ts';
import type { RecordImportEmitted, RecordImportEvent, RecordImportFacts } from './record-import.types.ts';

export type RecordImportService = Service<RecordImportFacts, RecordImportEvent, RecordImportEmitted>;

export interface RecordImportDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly storage: TypedStorage;
  readonly userId: string;
  readonly live: LiveRelay;
  /** Of the rows above, where the list shows what belongs to one. */
  readonly foreignKeys?: readonly string[];
  /** The business that the rows belong to, where the import is opened for one. */
  readonly biz?: string;
}

/** `pro__import:columns:["<user>","<resource>"]`: which field a heading was. */
const columnsFamily: StorageFamily<RememberedHeadings> = storageFamily(
  'import:columns',
  v.record(v.pipe(v.string(), v.maxLength(200)), v.nullable(v.pipe(v.string(), v.maxLength(64)))),
);

/**
 * The import of files, one after the other. Step by step: columns are matched by name and by hand, rows are tried on the server, what is
 * wrong is corrected in place, and all of it is written or nothing; or its right rows, on request. In short: files are written as they are,
 * each whole or not at all, and a warning with a marked copy comes back where rows are wrong.
 */
export function createRecordImport(dependencies: RecordImportDependencies): RecordImportService {
  const { resource, client, clock, random, storage, userId, live, foreignKeys = [], biz = '' } = dependencies;
  const { importCheck, importExcel, importTemplate } = resourceEndpoints(resource);
  const remembered = storage.family(columnsFamily);
  const place = JSON.stringify([userId, resource.name]);
  const fields = offeredFields(resource);
  const surroundings = {
    ...(foreignKeys.length === 0 ? {} : { foreignKeys: foreignKeys.join(',') }),
    ...(biz === '' ? {} : { isSingleTableImport: biz }),
  };
  let progressKey = '';

  /** What is sent of a try. */
  function sending(input: ImportWayInput, signal: AbortSignal) {
    const { file, isMarked, tell } = input;
    progressKey = isMarked ? progressKey : random.id();
    return {
      body: { ...surroundings, ...sentChoices(input), ...(isMarked ? { isMarked: 'true' as const } : { progressKey }) },
      files: file === null ? [] : [{ field: IMPORT_FILE_FIELD, name: file.name, content: file.content }],
      signal,
      onProgress({ loaded, total }: { readonly loaded: number; readonly total: number | null }) {
        if (!signal.aborted)
          tell({ type: 'way.sent', percent: total === null ? 0 : Math.floor((loaded / total) * 100) });
      },
    };
  }

  const machine = recordImportMachine.provide({
    actors: {
      check: fromPromise<ImportCheckAnswer, ImportWayInput>(({ input, signal }) =>
        client.upload(importCheck, sending(input, signal)),
      ),
      write: fromPromise<ImportAnswer, ImportWayInput>(({ input, signal }) =>
        client.upload(importExcel, sending(input, signal)),
      ),
      fetchTemplate: fromPromise<ImportTemplateAnswer>(({ signal }) =>
        client.download(importTemplate, { query: { format: 'xlsx' }, signal, isQuiet: true }),
      ),
      askProgress: fromPromise(async ({ signal }) => {
        const answer = await client.call(importProgressEndpoints.read, {
          query: { key: progressKey },
          signal,
          isQuiet: true,
        });
        return answer.ok ? answer.value.result : null;
      }),
    },
    actions: {
      rememberColumns: (_, columns) => remembered.set(place, rememberedColumns(remembered.get(place) ?? {}, columns)),
    },
  });
  const isTold = () => live.facts().isOpen;
  const input = { resource, remembered: remembered.get(place) ?? {}, isTold };
  const actor = createActor(machine, { clock, input });
  actor.start();
  const stopHearing = live.on((hint) => {
    const isOwn = hint.kind === 'job' && hint.id === progressKey;
    if (isOwn || hint.kind === 'resync') actor.send({ type: 'progress.hint' });
  });
  const service = serviceFromActor<typeof machine, RecordImportFacts, RecordImportEvent>(actor, (snapshot) =>
    recordImportView(snapshot, fields),
  );
  return {
    ...service,
    dispose() {
      stopHearing();
      service.dispose();
    },
  };
}

/** The form fields of what somebody chose. */
function sentChoices({ columns, headingRow, changes, without, isRest, matching }: ImportWayInput) {
  const { matchBy, writes, decisions } = matching;
  const decided = Object.entries(decisions).map(([row, decision]) => [Number(row), decision]);
  return {
    ...(columns === null ? {} : { columns: JSON.stringify(columns) }),
    ...(changes.length === 0 ? {} : { changes: JSON.stringify(changes) }),
    ...(headingRow === null ? {} : { headingRow: String(headingRow) }),
    ...(without.length === 0 ? {} : { without: JSON.stringify(without) }),
    ...(matchBy === undefined ? {} : { matchBy: matchBy ?? '' }),
    ...(writes === undefined ? {} : { writes }),
    ...(decided.length === 0 ? {} : { decisions: JSON.stringify(decided) }),
    ...(isRest ? { isRest: 'true' as const } : {}),
  };
}

function recordImportView(
  { value, context }: SnapshotFrom<typeof recordImportMachine>,
  fields: RecordImportFacts['fields'],
): RecordImportFacts {
  const { resource, form, files, percent, progress, columns, checked, matching, report, problem } = context;
  return {
    status: statusOf(value.step),
    form,
    fileNames: files.map(({ name }) => name),
    percent,
    progress,
    columns,
    headingRow: checked?.headingRow ?? 1,
    sheet: checked?.sheet ?? '',
    fields,
    missing: missingFields(fields, columns),
    matching: matchingOf(resource, columns, matching),
    total: checked?.total ?? 0,
    wrong: checked?.wrong ?? 0,
    wrongRows: checked?.isTried === true && checked.wrong > 0 ? checked : null,
    ...decidedRows(checked, matching.decisions),
    report,
    problem,
    isFetchingTemplate: value.template === 'fetching',
    isMarking: value.marked === 'fetching',
  };
}

function statusOf(step: SnapshotFrom<typeof recordImportMachine>['value']['step']): RecordImportFacts['status'] {
  if (typeof step !== 'string') return 'underWay' in step ? step.underWay.work : 'stopping';
  // Left at once.
  if (step === 'unwritten' || step === 'written') return 'writing';
  return step === 'chosen' ? 'choosing' : step;
}
