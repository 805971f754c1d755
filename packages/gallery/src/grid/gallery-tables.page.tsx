import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { PageWrapper } from '@evergreen/react-ui/widgets/base/page-wrapper';
import { Radio } from 'antd';
import { Fragment, useState, type ReactNode } from 'react';

import './gallery-tables.css';
import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { EnhanceExample } from './enhance-example.tsx';
import { FaultExample } from './fault-example.tsx';
import { FilesExample } from './files-example.tsx';
import { FormExample } from './form-example.tsx';
import { KindsExample } from './kinds-example.tsx';
import { LayoutExample } from './layout-example.tsx';
import { LinkedExample } from './linked-example.tsx';
import { LiveExample } from './live-example.tsx';
import { NormalExample } from './normal-example.tsx';
import { SaveAtOnceExample } from './save-at-once-example.tsx';
import { SubTableExample } from './sub-table-example.tsx';

interface Example {
  readonly key: string;
  readonly title: LocalizedText;
  readonly words: LocalizedText;
  readonly example: ReactNode;
}

const FIRST: Example = {
  key: 'normal',
  title: messages.normal,
  words: messages.normalWords,
  example: <NormalExample />,
};

const EXAMPLES: readonly Example[] = [
  FIRST,
  { key: 'layout', title: messages.layout, words: messages.layoutWords, example: <LayoutExample /> },
  { key: 'saveAtOnce', title: messages.saveAtOnce, words: messages.saveAtOnceWords, example: <SaveAtOnceExample /> },
  { key: 'subTable', title: messages.subTable, words: messages.subTableWords, example: <SubTableExample /> },
  { key: 'files', title: messages.files, words: messages.filesWords, example: <FilesExample /> },
  { key: 'live', title: messages.live, words: messages.liveWords, example: <LiveExample /> },
  { key: 'form', title: messages.form, words: messages.formWords, example: <FormExample /> },
  { key: 'linked', title: messages.linked, words: messages.linkedWords, example: <LinkedExample /> },
  { key: 'kinds', title: messages.kinds, words: messages.kindsWords, example: <KindsExample /> },
  { key: 'enhance', title: messages.enhance, words: messages.enhanceWords, example: <EnhanceExample /> },
  { key: 'faults', title: messages.faults, words: messages.faultsWords, example: <FaultExample /> },
];

/** The editable table in its uses, working. */
export function GalleryTablesPage() {
  const t = useTranslate();
  const [shown, setShown] = useState<Example>(FIRST);
  return (
    <div className="gallery-tables">
      <PageWrapper description={t(messages.description)}>
        <Radio.Group
          className="gallery-tables-choice"
          optionType="button"
          buttonStyle="solid"
          aria-label={t(messages.demos)}
          value={shown.key}
          options={EXAMPLES.map(({ key, title }) => ({ value: key, label: t(title) }))}
          onChange={({ target }) => setShown(EXAMPLES.find(({ key }) => key === target.value) ?? shown)}
        />
        <p>{t(shown.words)}</p>
        <Fragment key={shown.key}>{shown.example}</Fragment>
      </PageWrapper>
    </div>
  );
}
