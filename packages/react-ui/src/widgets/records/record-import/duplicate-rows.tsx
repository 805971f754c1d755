import type { DuplicateDecision } from '@evergreen/core/resources';
import { Alert, Select } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import type { WizardStepProps } from './wizard-step.types.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';

/** Cells of a row that tell which it is. */
const SHOWN_CELLS = 4;

/** The rows that the list has already, each with what is done with it. */
export function DuplicateRows({ facts: { duplicates, matching }, service }: WizardStepProps) {
  const t = useTranslate();
  const options = matching.decisions.map((value) => ({ value, label: t(texts.decisions[value]) }));
  const decide = (rows: readonly number[]) => (decision: DuplicateDecision) =>
    service.send({ type: 'duplicates.decide', rows, decision });
  const [first] = duplicates;
  const common = duplicates.every(({ decision }) => decision === first?.decision) ? first?.decision : undefined;
  return (
    <>
      <Alert type="info" showIcon title={t(texts.duplicatesHint(duplicates.length))} />
      <div className="import-wizard-columns">
        <table aria-label={t(texts.duplicates)}>
          <thead>
            <tr>
              <th scope="col">{t(texts.inFile)}</th>
              <th scope="col">{t(texts.stored)}</th>
              <th scope="col">
                {t(texts.decision)}{' '}
                <Select
                  aria-label={t(texts.everyDuplicate)}
                  placeholder={t(texts.everyDuplicate)}
                  value={common ?? null}
                  options={options}
                  popupMatchSelectWidth={false}
                  onChange={decide(duplicates.map(({ row }) => row))}
                />
              </th>
            </tr>
          </thead>
          <tbody>
            {duplicates.map(({ row, cells, stored, decision }) => (
              <tr key={row}>
                <th scope="row">
                  {t(texts.numbered(row))}{' '}
                  <span className="import-wizard-samples">
                    {cells
                      .filter((text) => text !== '')
                      .slice(0, SHOWN_CELLS)
                      .join(' · ')}
                  </span>
                </th>
                <td>{stored}</td>
                <td>
                  <Select
                    aria-label={t(texts.decisionOf(row))}
                    value={decision}
                    options={options}
                    popupMatchSelectWidth={false}
                    onChange={decide([row])}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
