import { CheckCircleOutlined, CloseCircleFilled, StopOutlined } from '@ant-design/icons';
import type {
  ExplainedEntry,
  PermissionExplainFacts,
  PermissionExplainService,
} from '@evergreen/core/access/permission-explain';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { foundByLabel } from '@evergreen/react-ui/widgets/base/choice-select';
import { AutoComplete, Checkbox } from 'antd';
import { useId } from 'react';

import { singularOf } from '../singular-of.ts';
import { permissionExplainMessages as messages } from './permission-explain.messages.ts';
import { PermissionVerdicts } from './verdicts.tsx';

/** Every permission by the menu with its decision, why for the chosen one, and which rows are in reach. */
export function Rights({ explain }: { readonly explain: PermissionExplainService }) {
  const { rights, tree, isShortened, limits, action, sentence, verdicts } = useFacts(explain);
  const t = useTranslate();
  const id = useId();
  const choose = (code: string) => explain.send({ type: 'action.choose', action: code });
  return (
    <>
      <div className="permission-explain-action">
        <label htmlFor={id}>{t(messages.action)}</label>
        <AutoComplete
          id={id}
          value={action}
          allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t(messages.clear) }}
          options={rights.map((right) => ({ value: right.action, label: `${t(right.name)}  ${right.action}` }))}
          showSearch={foundByLabel}
          placeholder={t(messages.actionPrompt)}
          onChange={(code: string | undefined) => choose(code ?? '')}
        />
      </div>
      {sentence !== null && <PermissionVerdicts action={action} sentence={sentence} verdicts={verdicts} />}
      <RowLimits limits={limits} />
      <div className="permission-explain-rights">
        <h2>{t(messages.rights)}</h2>
        <span>{t(messages.total(rights.length))}</span>
        <Checkbox
          checked={isShortened}
          onChange={({ target }) => explain.send({ type: 'rights.shorten', isShortened: target.checked })}
        >
          {t(messages.allowedOnly)}
        </Checkbox>
      </div>
      <Entries entries={tree} onExplain={choose} />
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly ExplainedEntry[];
  readonly onExplain: (action: string) => void;
}

/** The permissions of each page below its place in the menu; a press on one says why. */
function Entries({ entries, onExplain }: EntriesProps) {
  const t = useTranslate();
  if (entries.length === 0) return null;
  return (
    <ul className="permission-explain-tree">
      {entries.map(({ key, title, rights, children }) => (
        <li key={key}>
          <div className="permission-explain-entry">
            <span className="permission-explain-page">{t(title)}</span>
            {rights.map((right) => (
              <button
                key={right.action}
                type="button"
                className="permission-explain-right"
                data-decision={right.decision}
                title={right.action}
                aria-label={`${t(title)} ${t(right.title)} ${t(messages.decisions[right.decision])}`}
                onClick={() => onExplain(right.action)}
              >
                {right.decision === 'show' ? <CheckCircleOutlined aria-hidden /> : <StopOutlined aria-hidden />}{' '}
                {t(right.title)}
              </button>
            ))}
          </div>
          <Entries entries={children} onExplain={onExplain} />
        </li>
      ))}
    </ul>
  );
}

/** Which rows the person reaches; nothing where all of them. */
function RowLimits({ limits }: Pick<PermissionExplainFacts, 'limits'>) {
  const t = useTranslate();
  if (limits.length === 0) return null;
  return (
    <section aria-label={t(messages.limits)}>
      <h2>{t(messages.limits)}</h2>
      <ul>
        {limits.map(({ resource, sentences, count }) => (
          <li key={resource}>{t(messages.limit(t(singularOf(resource)), sentences, count))}</li>
        ))}
      </ul>
    </section>
  );
}
