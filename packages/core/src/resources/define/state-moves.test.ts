import { describe, expect, it } from 'vitest';

import { LOCALES, type LocalizedText } from '../../kernel/index.ts';
import type { Action, StateMove } from './action.types.ts';
import { fieldsOfAction, resourceActions } from './resource-actions.ts';
import { resources } from './resources.registry.ts';
import type { Resource } from './resource.types.ts';

/*
 * One rule over all states: what moves a row has its condition, asks where no other move leads back, has a way back or says why not, and
 * says what it does to money, points and stock. A new description is judged by it as it is.
 */

interface Moving {
  readonly key: string;
  readonly action: Action;
  readonly move: StateMove;
}

function movesOf(resource: Resource): readonly Moving[] {
  return resourceActions(resource).flatMap(([key, action]) =>
    action.move === undefined ? [] : [{ key, action, move: action.move }],
  );
}

/** Whether another move leads from where this one leads back to where it came from. */
function isReversed({ move }: Moving, moves: readonly Moving[]): boolean {
  return moves.some(
    ({ move: back }) => back.field === move.field && back.from.includes(move.to) && move.from.includes(back.to),
  );
}

const isSaid = (text: LocalizedText | undefined) =>
  text !== undefined && LOCALES.every((locale) => text[locale].trim() !== '');

const stateful = resources.filter((resource) => movesOf(resource).length > 0);

describe.each(stateful.map((resource) => [resource.name, resource] as const))('moves of %s', (_, resource) => {
  const moves = movesOf(resource);

  it('have a way back, or say in their question why not', () => {
    const wrong = moves.filter((moving) => isReversed(moving, moves) === isSaid(moving.action.final));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('say what happens to money, points and stock where nothing counts as sold afterwards, and where the details tell it', () => {
    const wrong = moves.filter(({ move, action: { effect } }) => {
      const field = resource.fields[move.field];
      const takenBack = field?.type === 'state' ? (field.takenBack ?? []) : [];
      const givesBack = takenBack.includes(move.to) && move.from.some((from) => !takenBack.includes(from));
      return givesBack !== (isSaid(effect?.text) && (effect?.shownIn ?? []).length > 0);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('ask about several by name where they decide about people', () => {
    const wrong = moves.filter(({ action: { right, isDecision } }) => right === 'audit' && isDecision !== true);
    expect(wrong.map(({ key }) => key).filter((key) => !['hide', 'show'].includes(key))).toEqual([]);
  });
});

const reviewed = stateful.filter((resource) => {
  const fields = new Set(movesOf(resource).map(({ move }) => move.field));
  return fields.has('auditStatus') && fields.size > 1;
});

describe.each(reviewed.map((resource) => [resource.name, resource] as const))('the two states of %s', (_, resource) => {
  it('hold each other: what is shown was reviewed, and what is rejected is not shown', () => {
    const others = movesOf(resource).filter(({ move }) => move.field !== 'auditStatus');
    const states = new Set(others.map(({ move }) => move.field));
    const isRequired = others.some(({ action }) => fieldsOfAction(action).includes('auditStatus'));
    const rejecting = movesOf(resource).filter(({ move }) => move.field === 'auditStatus' && move.to === '2');
    const isHeld = rejecting.every(({ action }) =>
      [...fieldsOfAction(action), ...Object.keys(action.sets ?? {})].some((key) => states.has(key)),
    );
    expect([rejecting.length > 0, isRequired, isHeld]).toEqual([true, true, true]);
  });
});

it('conditions of actions look at the row above: awards at the state of the match, check-in at the day of the activity', () => {
  const above = stateful.flatMap((resource) =>
    resourceActions(resource).flatMap(([key, action]) => {
      const joined = fieldsOfAction(action).filter((name) => resource.fields[name]?.type === 'joined');
      return joined.length === 0 ? [] : [`${resource.name}.${key}: ${[...new Set(joined)].join(', ')}`];
    }),
  );
  expect(above).toEqual([
    'activitySignUp.checkIn: activityStart',
    'activitySignUp.markAbsent: activityStart',
    'matchWork.award: matchStatus, ranksGiven',
    'matchWork.awardByVotes: matchStatus',
    'matchWork.removeAward: matchStatus',
  ]);
});
