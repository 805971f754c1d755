import { dossierEndpoints, type Dossier } from '../../../../contract/index.ts';
import type { DraftStore } from '../../../../drafts/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../../http/index.ts';
import { createComputedFacts, createEmitter, mapResult, type Notice, type Service } from '../../../../kernel/index.ts';
import { createLoader } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { resourceEntry, type Resource } from '../../../../resources/index.ts';
import type { PermissionDecision } from '../../../access/permissions/index.ts';
import { recordAddress, relatedLinks } from '../../list/index.ts';
import { createColleagueSearch } from './colleague-search.ts';
import { createCommentDraft } from './comment-draft.ts';
import { shownEvents } from './record-dossier.model.ts';
import type { RecordDossierEvent, RecordDossierFacts } from './record-dossier.types.ts';

export type RecordDossierService = Service<
  RecordDossierFacts,
  RecordDossierEvent,
  { readonly type: 'comment.sent'; readonly notice: Notice }
>;

export interface RecordDossierDependencies {
  readonly resource: Resource;
  readonly id: string;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  readonly userId: string;
  readonly permit: (action: string) => PermissionDecision;
}

/** What other resources hold about a record, and what colleagues say about it. Read on start; a comment is sent once, and kept as a draft until then. */
export function createRecordDossier(dependencies: RecordDossierDependencies): RecordDossierService {
  const { resource, id, client, clock, drafts, userId, permit } = dependencies;
  const record = { resource: resource.name, id };
  const links = relatedLinks(resource, permit);
  const emitter = createEmitter<{ readonly type: 'comment.sent'; readonly notice: Notice }>();

  const around = createLoader<Dossier, HttpFailure, null>({
    clock,
    load: async (_params, signal) =>
      mapResult(
        await client.call(dossierEndpoints.read, { query: record, signal, isQuiet: true }),
        ({ result }) => result,
      ),
  });
  const people = createColleagueSearch({ record, client, clock });
  const draft = createCommentDraft({
    record,
    client,
    clock,
    drafts,
    userId,
    onChange: () => facts.invalidate(),
    onSent(notice) {
      around.send({ type: 'value.refresh' });
      emitter.emit({ type: 'comment.sent', notice });
    },
  });
  const facts = createComputedFacts((): RecordDossierFacts => {
    const { status, value, failure } = around.facts();
    const totals = new Map(value?.related.map(({ resource: name, total }) => [name, total]));
    return {
      status,
      failure: failure === null ? null : failureText(failure),
      tabs: links.map((link) => ({ link, total: totals.get(link.key) ?? null })),
      events: shownEvents(value?.events ?? [], (name) => resourceEntry(name), recordAddress),
      comments: value?.comments ?? [],
      ...draft.facts(),
      ...people.facts(),
    };
  });
  const stops = [around.subscribe(facts.invalidate), people.subscribe(facts.invalidate)];

  around.send({ type: 'value.load', params: null });
  return {
    facts: facts.facts,
    subscribe: facts.subscribe,
    on: emitter.on,
    send(event) {
      switch (event.type) {
        case 'dossier.refresh':
          return around.send({ type: 'value.refresh' });
        case 'comment.type':
          return draft.write(event.text);
        case 'comment.mention':
          return draft.mention(event.person);
        case 'colleagues.search':
          return people.search(event.words);
        case 'comment.send':
          return void draft.send();
      }
    },
    dispose() {
      for (const stop of stops) stop();
      around.dispose();
      people.dispose();
      emitter.clear();
      facts.dispose();
    },
  };
}
