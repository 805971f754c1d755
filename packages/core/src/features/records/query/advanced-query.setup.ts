import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { ViewLayout } from '../../../contract/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import { failureText } from '../../../http/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { Condition } from '../../../resources/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import {
  editedLines,
  isInForce,
  noLines,
  preparedLines,
  runOf,
  savingObstacle,
  stateInForce,
  tidiedLines,
  warning,
  type AdvancedQueryInput,
  type AdvancedQueryState,
  type EditingEvent,
  type LibraryChange,
} from './advanced-query.model.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent } from './advanced-query.types.ts';
import { usableCondition } from './saved-queries.model.ts';
import {
  changedLibrary,
  changeNotice,
  defaultQuery,
  isNameTaken,
  isOutOfReach,
  judgedName,
  keptOnDevice,
  loadedState,
  savedWithKey,
  typedName,
  unnamed,
  unsavedReason,
  withoutStored,
  type ChangeOutcome,
  type LibraryRead,
} from './saving.model.ts';
import { wantedNames, withNames, type NamesFound, type NamesQuestion } from './value-names.model.ts';

export const advancedQuerySetup = setup({
  types: machineTypes<{
    context: AdvancedQueryState & Pick<AdvancedQueryInput, 'takesDefault'>;
    events: AdvancedQueryEvent | NamesFound;
    emitted: AdvancedQueryEmitted;
    input: AdvancedQueryInput;
  }>(),
  actors: {
    readNames: fromCallback<NamesQuestion>(notProvided('advancedQuery')),
    readLibrary: fromPromise<LibraryRead, number>(notProvided('advancedQuery')),
    changeLibrary: fromPromise<ChangeOutcome, LibraryChange | null>(notProvided('advancedQuery')),
  },
  guards: {
    hasQuery: ({ context }) => context.inForce !== null,
    hasLines: ({ context }) => context.inForce === null && context.root.members.length > 0,
    hasNothing: ({ context }) => context.inForce === null && context.root.members.length === 0,
    isOther: ({ context }, condition: Condition | null) => !isInForce(context, condition),
    canRun: ({ context }) => runOf(context).ok,
    canSave: ({ context }) => savingObstacle(context) === null,
    isNameWrong: ({ context }) => judgedName(context) !== null,
    isNameTaken: ({ context }) => isNameTaken(context),
    isKeptByAccount: ({ context }) => context.isAccount,
    isOfAccount: ({ context }) => savedWithKey(context, context.key)?.place === 'account',
    isRead: (_, { answer }: LibraryRead) => answer.ok,
    isLost: (_, outcome: ChangeOutcome) => {
      const reason = unsavedReason(outcome);
      return reason !== null && isOutOfReach(reason);
    },
    isRefusedName: (_, outcome: ChangeOutcome) => unsavedReason(outcome) !== null,
  },
  actions: {
    edit: assign(({ context }, event: EditingEvent) => editedLines(context, event)),
    prepare: assign(({ context }) => preparedLines(context)),
    tidy: assign(({ context }) => tidiedLines(context)),
    adopt: assign(({ context }, condition: Condition | null) => stateInForce(context, condition)),
    askNames: enqueueActions(({ context, enqueue }) => {
      for (const wanted of wantedNames(context.resource, context.inForce, context.names))
        enqueue.sendTo('readNames', { type: 'names.ask', wanted });
    }),
    takeNames: assign(({ context }, { field, texts }: NamesFound) => ({
      names: withNames(context.names, field, texts),
    })),
    run: enqueueActions(({ context, enqueue }) => {
      const outcome = runOf(context);
      if (!outcome.ok) return;
      enqueue.assign(stateInForce(context, outcome.value));
      enqueue.emit({ type: 'query.changed', condition: outcome.value });
    }),
    refuseRun: enqueueActions(({ context, enqueue }) => {
      const outcome = runOf(context);
      if (outcome.ok) return;
      const { errors, problem } = outcome.error;
      enqueue.assign({ errors, problem });
      const [first] = Object.keys(errors);
      if (first !== undefined) enqueue.emit({ type: 'line.refused', id: first });
      else if (problem === null) enqueue.emit({ type: 'notice.raised', notice: warning(messages.emptyQuery) });
    }),
    reset: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...noLines, inForce: null });
      if (context.inForce !== null) enqueue.emit({ type: 'query.changed', condition: null });
    }),
    askForName: assign(unnamed),
    takeName: assign(({ context }, name: string) => typedName(context, name)),
    chooseRole: assign((_, roleId: string | null) => ({ roleId })),
    chooseDefault: assign((_, isDefault: boolean) => ({ isDefault })),
    takeLayout: assign((_, offered: ViewLayout) => ({ offered })),
    chooseLayout: assign((_, isLayoutKept: boolean) => ({ isLayoutKept })),
    showNameError: assign(({ context }) => ({ nameError: judgedName(context) })),
    saveOnDevice: assign(({ context }) => keptOnDevice(context)),
    rememberKey: assign((_, key: string) => ({ key })),
    load: enqueueActions(({ context, enqueue }, key: string) => {
      const loaded = loadedState(context, key);
      if (loaded.ok) enqueue.assign(loaded.value);
      else enqueue.emit({ type: 'notice.raised', notice: warning(loaded.error) });
    }),
    forgetStored: assign(({ context }) => withoutStored(context)),
    ask: assign((_, change: LibraryChange | null) => ({ change })),
    takeLibrary: assign(({ context }, { turn, answer }: LibraryRead) =>
      answer.ok && turn === context.turn ? answer.value : {},
    ),
    reachAccount: assign({ isAccount: true }),
    loseAccount: assign({ isAccount: false }),
    takeChange: assign(({ context }, outcome: ChangeOutcome) => changedLibrary(context, outcome)),
    showRefusal: assign((_, { answer }: ChangeOutcome) => ({
      change: null,
      nameError: answer.ok ? null : failureText(answer.error),
    })),
    tellChange: enqueueActions(({ enqueue }, outcome: ChangeOutcome) => {
      const notice = changeNotice(outcome);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
    applySaved: enqueueActions(({ context, enqueue }, key: string) => {
      const usable = usableCondition(context.resource, savedWithKey(context, key), context.now());
      if (!usable.ok) return enqueue.emit({ type: 'notice.raised', notice: warning(usable.error) });
      enqueue.assign(stateInForce(context, usable.value));
      enqueue.emit({ type: 'query.changed', condition: usable.value });
      return undefined;
    }),
    applyDefault: enqueueActions(({ context, enqueue }) => {
      const found = defaultQuery(context);
      const isFree = context.takesDefault && context.inForce === null && context.root.members.length === 0;
      enqueue.assign({ takesDefault: false });
      if (found === undefined || !isFree) return;
      const usable = usableCondition(context.resource, found, context.now());
      if (!usable.ok)
        return enqueue.emit({ type: 'notice.raised', notice: warning(messages.brokenDefault(found.title)) });
      enqueue.assign(stateInForce(context, usable.value));
      enqueue.emit({ type: 'query.changed', condition: usable.value, isOpening: true });
      return undefined;
    }),
    tell: enqueueActions(({ enqueue }, notice: Notice) => {
      enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
});
