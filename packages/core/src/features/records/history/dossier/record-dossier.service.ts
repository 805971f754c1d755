import { dossierEndpoints, type Dossier, type Mentionable } from '../../../../contract/index.ts';
import type { DraftStore } from '../../../../drafts/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../../http/index.ts';
import {
  createComputedFacts,
  createEmitter,
  mapResult,
  parseJson,
  type LocalizedText,
  type Notice,
  type Service,
} from '../../../../kernel/index.ts';
import { createLoader } from '../../../../machine/index.ts';
import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import { resourceEntry, type Resource } from '../../../../resources/index.ts';
import type { PermissionDecision } from '../../../access/permissions/index.ts';
import { recordAddress, relatedLinks } from '../../list/index.ts';
import { mentionedIn, parseMentions, shownEvents } from './record-dossier.model.ts';
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

/** Milliseconds without a key press before colleagues are looked for. */
const TYPING_PAUSE = 200;

/** What other resources hold about a record, and what colleagues say about it. Read on start; a comment is sent once, and kept as a draft until then. */
export function createRecordDossier(dependencies: RecordDossierDependencies): RecordDossierService {
  const { resource, id, client, clock, drafts, userId, permit } = dependencies;
  const record = { resource: resource.name, id };
  const draftKey = { userId, resource: `comment:${resource.name}`, rowId: id };
  const links = relatedLinks(resource, permit);
  const emitter = createEmitter<{ readonly type: 'comment.sent'; readonly notice: Notice }>();
  const draft = drafts.read(draftKey)?.values ?? {};
  let text = String(draft['text'] ?? '');
  let mentions: readonly Mentionable[] = parseMentions(parseJson(String(draft['mentions'] ?? '')));
  let isSending = false;
  let refusal: LocalizedText | null = null;
  let pause: TimerHandle | null = null;

  const around = createLoader<Dossier, HttpFailure, null>({
    clock,
    load: async (_params, signal) =>
      mapResult(
        await client.call(dossierEndpoints.read, { query: record, signal, isQuiet: true }),
        ({ result }) => result,
      ),
  });
  const people = createLoader<readonly Mentionable[], HttpFailure, string>({
    clock,
    load: async (words, signal) =>
      mapResult(
        await client.call(dossierEndpoints.colleagues, { query: { ...record, words }, signal, isQuiet: true }),
        ({ result }) => result,
      ),
  });
  const facts = createComputedFacts((): RecordDossierFacts => {
    const { status, value, failure } = around.facts();
    const found = people.facts();
    const totals = new Map(value?.related.map(({ resource: name, total }) => [name, total]));
    return {
      status,
      failure: failure === null ? null : failureText(failure),
      tabs: links.map((link) => ({ link, total: totals.get(link.key) ?? null })),
      events: shownEvents(value?.events ?? [], (name) => resourceEntry(name), recordAddress),
      comments: value?.comments ?? [],
      text,
      isSending,
      refusal,
      colleagues: found.value ?? [],
      isSearching: pause !== null || found.status === 'loading' || found.status === 'refreshing',
    };
  });
  const stops = [around.subscribe(facts.invalidate), people.subscribe(facts.invalidate)];

  function remember(): void {
    if (text.trim() === '') drafts.remove(draftKey);
    else drafts.write(draftKey, { values: { text, mentions: JSON.stringify(mentions) }, savedAt: clock.now() });
  }
  function write(next: string): void {
    if (isSending) return;
    text = next;
    refusal = null;
    remember();
    facts.invalidate();
  }
  function search(words: string): void {
    if (pause !== null) clock.clearTimeout(pause);
    pause = clock.setTimeout(() => {
      pause = null;
      people.send({ type: 'value.load', params: words });
      facts.invalidate();
    }, TYPING_PAUSE);
    facts.invalidate();
  }
  async function send(): Promise<void> {
    if (isSending || text.trim() === '') return;
    isSending = true;
    refusal = null;
    facts.invalidate();
    const mentioned = mentionedIn(text, mentions);
    const answer = await client.call(dossierEndpoints.comment, { body: { ...record, text, mentioned }, isQuiet: true });
    isSending = false;
    if (answer.ok) {
      text = '';
      mentions = [];
      remember();
      around.send({ type: 'value.refresh' });
      const { message } = answer.value;
      emitter.emit({
        type: 'comment.sent',
        notice: { level: 'success', text: { 'zh-CN': message, 'en-US': message } },
      });
    } else refusal = failureText(answer.error);
    facts.invalidate();
  }

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
          return write(event.text);
        case 'comment.mention':
          mentions = [...mentions.filter((one) => one.id !== event.person.id), event.person];
          return remember();
        case 'colleagues.search':
          return search(event.words);
        case 'comment.send':
          return void send();
      }
    },
    dispose() {
      if (pause !== null) clock.clearTimeout(pause);
      for (const stop of stops) stop();
      around.dispose();
      people.dispose();
      emitter.clear();
      facts.dispose();
    },
  };
}
