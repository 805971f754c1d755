import type { TellDecision } from '../../records/resource/tell-decision.types.ts';
import { createDecisionNotices } from './decision-notices.ts';
import { createTellPeople, type TellPeople, type TellPeopleDependencies } from './tell-people.ts';

/** How people are told something by a notice. */
export interface Telling {
  readonly tellPeople: TellPeople;
  readonly tellDecision: TellDecision;
}

export function createTelling(dependencies: TellPeopleDependencies): Telling {
  const tellPeople = createTellPeople(dependencies);
  return { tellPeople, tellDecision: createDecisionNotices(tellPeople) };
}
