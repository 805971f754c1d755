import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import * as v from 'valibot';

import { importProgressEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort, RandomPort } from '../../../ports/index.ts';
import { IMPORT_FILE_FIELD, resourceEndpoints, type Resource } from '../../../resources/index.ts';
import { storageFamily, type StorageFamily, type TypedStorage } from '../../../storage/index.ts';
import type { LiveRelay } from '../../live/notice-channel/index.ts';
import type { ImportAnswer } from '../record-import/index.ts';
import { importWizardMachine, type ImportCheckAnswer, type WizardTemplateAnswer } from './import-wizard.machine.ts';
import type { ImportWayInput } from './import-way.model.ts';
import { missingFields, offeredFields, rememberedColumns, type RememberedHeadings } from './import-wizard.model.ts';
import type { ImportWizardEmitted, ImportWizardEvent, ImportWizardFacts } from './import-wizard.types.ts';

export type ImportWizardService = Service<ImportWizardFacts, ImportWizardEvent, ImportWizardEmitted>;

export interface ImportWizardDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly storage: TypedStorage;
  readonly userId: string;
  readonly live: LiveRelay;
}

/** `pro__import:columns:["<user>","<resource>"]`: which field a heading was. */
const columnsFamily: StorageFamily<RememberedHeadings> = storageFamily(
  'import:columns',
  v.record(v.pipe(v.string(), v.maxLength(200)), v.nullable(v.pipe(v.string(), v.maxLength(64)))),
);

/**
 * The import of a file step by step: its columns are matched by name and by hand, its rows are tried on the server, what is wrong is
 * corrected in place, and all of it is written or nothing; or its right rows, on request.
 */
export function createImportWizard(dependencies: ImportWizardDependencies): ImportWizardService {
  const { resource, client, clock, random, storage, userId, live } = dependencies;
  const { importCheck, importExcel, importTemplate } = resourceEndpoints(resource);
  const remembered = storage.family(columnsFamily);
  const place = JSON.stringify([userId, resource.name]);
  const fields = offeredFields(resource);
  let progressKey = '';

  /** What is sent of a try. */
  function sending(input: ImportWayInput, signal: AbortSignal) {
    const { file, columns, headingRow, changes, without, isMarked, isRest, tell } = input;
    progressKey = isMarked ? progressKey : random.id();
    return {
      body: {
        ...(columns === null ? {} : { columns: JSON.stringify(columns) }),
        ...(changes.length === 0 ? {} : { changes: JSON.stringify(changes) }),
        ...(headingRow === null ? {} : { headingRow: String(headingRow) }),
        ...(without.length === 0 ? {} : { without: JSON.stringify(without) }),
        ...(isRest ? { isRest: 'true' as const } : {}),
        ...(isMarked ? { isMarked: 'true' as const } : { progressKey }),
      },
      files: file === null ? [] : [{ field: IMPORT_FILE_FIELD, name: file.name, content: file.content }],
      signal,
      onProgress({ loaded, total }: { readonly loaded: number; readonly total: number | null }) {
        if (!signal.aborted)
          tell({ type: 'way.sent', percent: total === null ? 0 : Math.floor((loaded / total) * 100) });
      },
    };
  }

  const machine = importWizardMachine.provide({
    actors: {
      check: fromPromise<ImportCheckAnswer, ImportWayInput>(({ input, signal }) =>
        client.upload(importCheck, sending(input, signal)),
      ),
      write: fromPromise<ImportAnswer, ImportWayInput>(({ input, signal }) =>
        client.upload(importExcel, sending(input, signal)),
      ),
      fetchTemplate: fromPromise<WizardTemplateAnswer>(({ signal }) =>
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
  const service = serviceFromActor<typeof machine, ImportWizardFacts, ImportWizardEvent>(actor, (snapshot) =>
    importWizardView(snapshot, fields),
  );
  return {
    ...service,
    dispose() {
      stopHearing();
      service.dispose();
    },
  };
}

function importWizardView(
  { value, context }: SnapshotFrom<typeof importWizardMachine>,
  fields: ImportWizardFacts['fields'],
): ImportWizardFacts {
  const { file, percent, progress, columns, checked, problem } = context;
  return {
    status: statusOf(value.step),
    fileName: file?.name ?? null,
    percent,
    progress,
    columns,
    headingRow: checked?.headingRow ?? 1,
    sheet: checked?.sheet ?? '',
    fields,
    missing: missingFields(fields, columns),
    total: checked?.total ?? 0,
    wrong: checked?.wrong ?? 0,
    wrongRows: checked?.isTried === true && checked.wrong > 0 ? checked : null,
    problem,
    isFetchingTemplate: value.template === 'fetching',
    isMarking: value.marked === 'fetching',
  };
}

function statusOf(step: SnapshotFrom<typeof importWizardMachine>['value']['step']): ImportWizardFacts['status'] {
  if (typeof step === 'string') return step === 'unwritten' ? 'writing' : step;
  return 'underWay' in step ? step.underWay.work : 'stopping';
}
