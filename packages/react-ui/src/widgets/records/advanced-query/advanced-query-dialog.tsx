import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import { type AdvancedQueryService, queryBuilderTexts } from '@evergreen/core/records/query';
import { Button, Form, Modal } from 'antd';
import { useId, useState } from 'react';

import { useChosenFacts, useEmitted, useTranslate } from '../../../adapter/index.ts';
import './advanced-query.css';
import { advancedQueryTexts as texts } from './advanced-query.messages.ts';
import { QueryLines } from './parts/query-lines.tsx';
import { valueInputId } from './parts/value-context.ts';
import { QueryQuestions } from './parts/query-questions.tsx';
import { SavedQueries } from './parts/saved-queries.tsx';

const OPEN = ['isOpen'] as const;

/** Builds a query: lines of field, rule and value, and beside them the saved queries of the list. */
export function AdvancedQueryDialog({ query }: { readonly query: AdvancedQueryService }) {
  const t = useTranslate();
  const { isOpen } = useChosenFacts(query, OPEN);
  useEmitted(query, (emitted) => {
    if (emitted.type === 'line.refused') document.getElementById(valueInputId(emitted.id))?.focus();
  });
  const form = useId();
  const [isSettled, setSettled] = useState(false);
  return (
    <Modal
      open={isOpen}
      title={t(texts.title)}
      width={DIALOG_WIDTHS.query}
      className="advanced-query"
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(texts.close) }}
      onCancel={() => query.send({ type: 'dialog.close' })}
      afterOpenChange={setSettled}
      footer={
        <div className="advanced-query-footer">
          <Button onClick={() => query.send({ type: 'query.reset' })}>{t(queryBuilderTexts.reset)}</Button>
          <Button onClick={() => query.send({ type: 'naming.open' })}>{t(texts.save)}</Button>
          <span className="advanced-query-space" />
          <Button onClick={() => query.send({ type: 'dialog.close' })}>{t(texts.close)}</Button>
          <Button type="primary" htmlType="submit" form={form}>
            {t(queryBuilderTexts.run)}
          </Button>
        </div>
      }
    >
      <div className={isSettled ? 'advanced-query-body advanced-query-settled' : 'advanced-query-body'}>
        <Form
          id={form}
          component="form"
          className="advanced-query-lines"
          onFinish={() => query.send({ type: 'query.run' })}
        >
          <QueryLines query={query} />
        </Form>
        <SavedQueries query={query} />
      </div>
      <QueryQuestions query={query} />
    </Modal>
  );
}
