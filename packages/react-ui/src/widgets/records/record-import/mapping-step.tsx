import { IMPORT_WRITES, MOST_ROWS_ABOVE } from '@evergreen/core/resources';
import { Alert, Button, Radio, Select } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import type { WizardStepProps } from './wizard-step.types.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';
import { foundByLabel } from '../../base/choice-select/index.ts';

/** Of the choice that passes a column over; no field is called so. */
const IGNORED = '';

/** Which field each column of the file is. */
export function MappingStep({ facts, service }: WizardStepProps) {
  const t = useTranslate();
  const { columns, fields, missing, fileNames, total, sheet, headingRow } = facts;
  const [fileName = '', ...waiting] = fileNames;
  const rows = Array.from({ length: MOST_ROWS_ABOVE }, (_, index) => ({
    value: index + 1,
    label: t(texts.numbered(index + 1)),
  }));
  const options = [
    { value: IGNORED, label: t(texts.ignored) },
    ...fields.map(({ key, label, isRequired }) => ({ value: key, label: `${isRequired ? '* ' : ''}${t(label)}` })),
  ];
  return (
    <>
      <p>
        <strong>{t(texts.file(fileName, total))}</strong> {waiting.length > 0 && t(texts.waiting(waiting))}
      </p>
      <div className="import-wizard-sheet">
        {sheet !== '' && <span>{t(texts.sheet(sheet))}</span>}
        <span>
          {t(texts.headingRow)}{' '}
          <Select
            aria-label={t(texts.headingRow)}
            value={headingRow}
            options={rows}
            popupMatchSelectWidth={false}
            onChange={(row: number) => service.send({ type: 'heading.choose', row })}
          />
        </span>
      </div>
      <p>{t(texts.matched)}</p>
      {missing.length > 0 && <Alert type="warning" showIcon title={t(texts.missing(missing))} />}
      <div className="import-wizard-columns">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(texts.column)}</th>
              <th scope="col">{t(texts.samples)}</th>
              <th scope="col">{t(texts.field)}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ place, heading, key, samples }) => {
              const name = heading.trim() === '' ? t(texts.unnamed(place + 1)) : heading;
              return (
                <tr key={place}>
                  <th scope="row">{name}</th>
                  <td className="import-wizard-samples">{samples.slice(0, 3).join(' · ')}</td>
                  <td>
                    <Select
                      aria-label={t(texts.fieldOf(name))}
                      value={key ?? IGNORED}
                      options={options}
                      showSearch={foundByLabel}
                      popupMatchSelectWidth={false}
                      onChange={(chosen: string) =>
                        service.send({ type: 'column.map', place, key: chosen === IGNORED ? null : chosen })
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Matching facts={facts} service={service} />
      <div className="import-wizard-foot">
        <Button onClick={() => service.send({ type: 'import.back' })}>{t(texts.back)}</Button>
        <Button type="primary" onClick={() => service.send({ type: 'import.check', changes: [] })}>
          {t(texts.check)}
        </Button>
      </div>
    </>
  );
}

/** No field is called so. */
const NO_MATCH = '';

/** How rows that the list has already are found, and what is done with them. */
function Matching({ facts: { matching }, service }: WizardStepProps) {
  const t = useTranslate();
  const { fields, by, writes } = matching;
  if (fields.length === 0) return null;
  return (
    <div className="import-wizard-sheet">
      <span>
        {t(texts.matchBy)}{' '}
        <Select
          aria-label={t(texts.matchBy)}
          value={by ?? NO_MATCH}
          options={[
            { value: NO_MATCH, label: t(texts.noMatch) },
            ...fields.map(({ key, label }) => ({ value: key, label: t(label) })),
          ]}
          popupMatchSelectWidth={false}
          onChange={(key: string) => service.send({ type: 'matching.choose', by: key === NO_MATCH ? null : key })}
        />
      </span>
      {by !== null && (
        <Radio.Group
          aria-label={t(texts.writes)}
          value={writes}
          options={IMPORT_WRITES.map((value) => ({ value, label: t(texts.writesOf[value]) }))}
          onChange={({ target }) => {
            const chosen = IMPORT_WRITES.find((value) => value === target.value);
            if (chosen !== undefined) service.send({ type: 'matching.choose', writes: chosen });
          }}
        />
      )}
    </div>
  );
}
