import type { Verdict } from '@evergreen/core/permission-explain';
import { useText } from '@evergreen/react-ui/adapter';

import { Decision } from './decision.tsx';
import { permissionExplainMessages as messages } from './permission-explain.messages.ts';

export interface VerdictsProps {
  readonly action: string;
  readonly verdicts: readonly Verdict[];
}

/** What each policy says about one action: the decision, the rule in plain words, the list and the entry. */
export function Verdicts({ action, verdicts }: VerdictsProps) {
  const say = useText();
  return (
    <section aria-label={say(messages.verdicts(action))}>
      <h2>{say(messages.verdicts(action))}</h2>
      <div className="permission-explain-verdicts">
        {verdicts.map(({ policy, isConfigured, decision, rule, ruleWords, listWords, entry }) => (
          <article key={policy} className="permission-explain-verdict" data-configured={isConfigured}>
            <h3>
              {say(messages.policies[policy])}
              {isConfigured && <span className="permission-explain-mark">{say(messages.configured)}</span>}
            </h3>
            <p>
              <Decision decision={decision} />
            </p>
            <dl>
              <dt>{say(messages.rule)}</dt>
              <dd>
                {say(messages.ruleNumber(rule))} · {say(ruleWords)}
              </dd>
              <dt>{say(messages.list)}</dt>
              <dd>{say(listWords)}</dd>
              <dt>{say(messages.entry)}</dt>
              <dd>
                {entry === null
                  ? say(messages.noEntry)
                  : say(messages.entryWords(entry.action, entry.type, entry.status))}
              </dd>
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
