import type { LocalizedText } from '@evergreen/core/kernel';
import type { PermissionVerdict } from '@evergreen/core/access/permission-explain';
import { useTranslate } from '@evergreen/react-ui/adapter';

import { Decision } from './decision.tsx';
import { permissionExplainMessages as messages } from './permission-explain.messages.ts';

export interface VerdictsProps {
  readonly action: string;
  readonly sentence: LocalizedText;
  readonly verdicts: readonly PermissionVerdict[];
}

/** Whether an action is allowed, in one sentence; what each policy says stays folded until it is asked for. */
export function PermissionVerdicts({ action, sentence, verdicts }: VerdictsProps) {
  const t = useTranslate();
  return (
    <section aria-label={t(messages.verdicts(action))}>
      <output className="permission-explain-sentence">{t(sentence)}</output>
      <details className="permission-explain-details">
        <summary>{t(messages.technicalDetails)}</summary>
        <h2>{t(messages.verdicts(action))}</h2>
        <div className="permission-explain-verdicts">
          {verdicts.map(({ policy, isConfigured, decision, rule, ruleWords, listWords, entry }) => (
            <article key={policy} className="permission-explain-verdict" data-configured={isConfigured}>
              <h3>
                {t(messages.policies[policy])}
                {isConfigured && <span className="permission-explain-mark">{t(messages.configured)}</span>}
              </h3>
              <p>
                <Decision decision={decision} />
              </p>
              <dl>
                <dt>{t(messages.rule)}</dt>
                <dd>
                  {t(messages.ruleNumber(rule))} · {t(ruleWords)}
                </dd>
                <dt>{t(messages.list)}</dt>
                <dd>{t(listWords)}</dd>
                <dt>{t(messages.entry)}</dt>
                <dd>
                  {entry === null
                    ? t(messages.noEntry)
                    : t(messages.entryWords(entry.action, entry.type, entry.status))}
                </dd>
              </dl>
            </article>
          ))}
        </div>
      </details>
    </section>
  );
}
