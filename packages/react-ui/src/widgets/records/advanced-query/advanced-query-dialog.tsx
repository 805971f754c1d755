import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import { PlusOutlined } from '@ant-design/icons';
import { ROOT, type AdvancedQueryService } from '@evergreen/core/advanced-query';
import { Alert, Button, Empty, Form, Modal } from 'antd';
import { useId } from 'react';

import { useEmitted, useFacts, useTranslate } from '../../../adapter/index.ts';
import './advanced-query.css';
import { advancedQueryTexts as texts } from './advanced-query.messages.ts';
import { QueryGroupBox } from './parts/query-group.tsx';
import { valueInputId } from './parts/query-value.tsx';
import { QueryQuestions } from './parts/query-questions.tsx';
import { SavedQueries } from './parts/saved-queries.tsx';

/** Builds a query: lines of field, rule and value, and beside them the saved queries of the list. */
export function AdvancedQueryDialog({ query }: { readonly query: AdvancedQueryService }) {
  const t = useTranslate();
  const { isOpen, root, problem, isFull } = useFacts(query);
  useEmitted(query, (emitted) => {
    if (emitted.type === 'line.refused') document.getElementById(valueInputId(emitted.id))?.focus();
  });
  const form = useId();
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
      footer={
        <div className="advanced-query-footer">
          <Button onClick={() => query.send({ type: 'query.reset' })}>{t(texts.reset)}</Button>
          <Button onClick={() => query.send({ type: 'naming.open' })}>{t(texts.save)}</Button>
          <span className="advanced-query-space" />
          <Button onClick={() => query.send({ type: 'dialog.close' })}>{t(texts.close)}</Button>
          <Button type="primary" htmlType="submit" form={form}>
            {t(texts.run)}
          </Button>
        </div>
      }
    >
      <div className="advanced-query-body">
        <Form
          id={form}
          component="form"
          className="advanced-query-lines"
          onFinish={() => query.send({ type: 'query.run' })}
        >
          {problem !== null && <Alert type="error" showIcon role="alert" title={t(problem)} />}
          {root.members.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.empty)}>
              <Button
                type="primary"
                autoFocus
                icon={<PlusOutlined aria-hidden />}
                onClick={() => query.send({ type: 'line.add', group: ROOT })}
              >
                {t(texts.addFirst)}
              </Button>
            </Empty>
          ) : (
            <QueryGroupBox query={query} group={root} level={1} />
          )}
          {isFull && <Alert type="warning" showIcon title={t(texts.full)} />}
        </Form>
        <SavedQueries query={query} />
      </div>
      <QueryQuestions query={query} />
    </Modal>
  );
}
