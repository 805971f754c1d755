import { rowLimitEndpoints, type JudgedLimit } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import {
  createEmitter,
  createStore,
  err,
  ok,
  parseJson,
  sameText,
  type LocalizedText,
  type Service,
} from '../../../kernel/index.ts';
import { createLoader, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort, TimerHandle } from '../../../ports/index.ts';
import {
  offeredRowScopes,
  resourceEntry,
  rowScopeCondition,
  rowScopeOf,
  type Condition,
  type Resource,
  type RowScope,
} from '../../../resources/index.ts';
import { rowLimitMessages as messages } from './row-limit.messages.ts';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400;

/** A ready scope, or a condition that is built. */
export type LimitChoice = RowScope | 'built';

export interface RowLimitFacts {
  /** Whose rows are limited; null until they are chosen and described. */
  readonly resource: Resource | null;
  readonly offered: readonly RowScope[];
  /** null where nothing is chosen. */
  readonly choice: LimitChoice | null;
  /** The condition as it is written; null where there is none, or none that can be read. */
  readonly condition: Condition | null;
  /** Whose rows are counted; empty for one's own. */
  readonly username: string;
  readonly status: LoaderStatus;
  /** 仅本部门的数据：54 / 200; null until it is known. */
  readonly sentence: LocalizedText | null;
  readonly failure: LocalizedText | null;
}

export type RowLimitEvent =
  /** The form holds these values. */
  | { readonly type: 'rule.show'; readonly resource: string; readonly condition: string | null }
  | { readonly type: 'choice.make'; readonly choice: LimitChoice }
  | { readonly type: 'condition.build'; readonly condition: Condition | null }
  | { readonly type: 'person.choose'; readonly username: string }
  | { readonly type: 'count.retry' };

/** The condition is to be stored as this; null for none. */
export interface RowLimitEmitted {
  readonly type: 'condition.changed';
  readonly condition: string | null;
}

export type RowLimitService = Service<RowLimitFacts, RowLimitEvent, RowLimitEmitted>;

export interface RowLimitDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

const NOTHING: RowLimitFacts = {
  resource: null,
  offered: [],
  choice: null,
  condition: null,
  username: '',
  status: 'idle',
  sentence: null,
  failure: null,
};

function readCondition(written: string | null): Condition | null {
  const read = parseJson(written ?? '');
  if (!read.ok || typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the server judges it: here it is compared with the ready ones
  return read.value as unknown as Condition;
}

function told({ sentence, count }: JudgedLimit): LocalizedText {
  return count === null ? sameText(sentence) : messages.limit(sentence, count.reached, count.total);
}

/** Create what a data rule is laid with: a ready scope or a condition, its sentence and how many rows it leaves to whom. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share what was asked for last
export function createRowLimit({ client, clock }: RowLimitDependencies): RowLimitService {
  type Asked = Readonly<Record<'resource' | 'condition' | 'username', string>>;
  const store = createStore<RowLimitFacts, Partial<RowLimitFacts>>(NOTHING, (facts, change) => ({
    ...facts,
    ...change,
  }));
  const emitter = createEmitter<RowLimitEmitted>();
  const described = createLoader<Resource, null, string>({
    clock,
    async load(name) {
      const resource = await resourceEntry(name)?.load();
      return resource === undefined ? err(null) : ok(resource);
    },
  });
  const judged = createLoader<JudgedLimit, LocalizedText, Asked>({
    clock,
    async load(body, signal) {
      const answer = await client.call(rowLimitEndpoints.judge, { body, signal, isQuiet: true });
      return answer.ok ? ok(answer.value.result) : err(failureText(answer.error));
    },
  });
  let written: Asked = { resource: '', condition: '', username: '' };
  let pause: { readonly timer: TimerHandle } | null = null;

  described.subscribe(() => {
    const { value: resource, status } = described.facts();
    if (status === 'loaded' && resource !== null) store.send({ resource, offered: offeredRowScopes(resource) });
  });
  judged.subscribe(() => {
    const { status, value, failure } = judged.facts();
    const isKnown = status === 'loaded' && value !== null;
    store.send({ status, failure, sentence: isKnown ? told(value) : null });
  });

  function ask(change: Partial<Asked>): void {
    written = { ...written, ...change };
    if (pause !== null) clock.clearTimeout(pause.timer);
    pause = null;
    if (written.resource === '' || written.condition === '') {
      judged.send({ type: 'value.forget' });
      store.send({ sentence: null, failure: null });
      return;
    }
    pause = { timer: clock.setTimeout(() => judged.send({ type: 'value.load', params: written }), PAUSE) };
  }

  function write(condition: Condition | null): void {
    emitter.emit({ type: 'condition.changed', condition: condition === null ? null : JSON.stringify(condition) });
  }

  function show(resource: string, text: string | null): void {
    if (resource !== written.resource) {
      store.send({ resource: null, offered: [] });
      if (resource !== '') described.send({ type: 'value.load', params: resource });
    }
    const condition = readCondition(text);
    const scope = condition === null ? undefined : rowScopeOf(condition);
    const { choice } = store.facts();
    const isBuilt = choice === 'built' || (condition !== null && scope === undefined);
    store.send({ condition, choice: isBuilt ? 'built' : (scope ?? null) });
    if (resource !== written.resource || (text ?? '') !== written.condition) ask({ resource, condition: text ?? '' });
  }

  return {
    facts: store.facts,
    subscribe: store.subscribe,
    on: emitter.on,
    send(event) {
      switch (event.type) {
        case 'rule.show':
          return show(event.resource, event.condition);
        case 'choice.make':
          store.send({ choice: event.choice });
          return event.choice === 'built' ? undefined : write(rowScopeCondition(event.choice));
        case 'condition.build':
          return write(event.condition);
        case 'person.choose':
          store.send({ username: event.username });
          return ask({ username: event.username });
        case 'count.retry':
          return judged.send({ type: 'value.refresh' });
      }
    },
    dispose() {
      if (pause !== null) clock.clearTimeout(pause.timer);
      described.dispose();
      judged.dispose();
      store.dispose();
      emitter.clear();
    },
  };
}
