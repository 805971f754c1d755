import { Alert, Button, Select } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import type { WizardStepProps } from './file-step.tsx';
import { importWizardTexts as texts } from './import-wizard.messages.ts';
import { foundByLabel } from '../../base/choice-select/index.ts';

/** Of the choice that passes a column over; no field is called so. */
const IGNORED = '';

/** Which field each column of the file is. */
export function MappingStep({ facts, service }: WizardStepProps) {
  const t = useTranslate();
  const { columns, fields, missing, fileName, total } = facts;
  const options = [
    { value: IGNORED, label: t(texts.ignored) },
    ...fields.map(({ key, label, isRequired }) => ({ value: key, label: `${isRequired ? '* ' : ''}${t(label)}` })),
  ];
  return (
    <>
      <p>
        <strong>{t(texts.file(fileName ?? '', total))}</strong>
      </p>
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
      <div className="import-wizard-foot">
        <Button onClick={() => service.send({ type: 'wizard.back' })}>{t(texts.back)}</Button>
        <Button type="primary" onClick={() => service.send({ type: 'wizard.check', changes: [] })}>
          {t(texts.check)}
        </Button>
      </div>
    </>
  );
}
