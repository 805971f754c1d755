import { HEIGHTS } from '@evergreen/core/kernel';
import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import {
  CHOSEN_LANGUAGES,
  CODE_LANGUAGES,
  formattedJson,
  jsonProblem,
  type CodeLanguage,
} from '@evergreen/core/text/code-text';
import { Button, Select } from 'antd';
import { useRef, useState, type AriaAttributes } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { useCodeMirror } from '../code-mirror/index.ts';
import { useOwnEscape } from '../text-tools/index.ts';
import './code-editor.css';
import { codeEditorMessages as messages } from './code-editor.messages.ts';

export interface CodeEditorProps extends AriaAttributes {
  /** Of the text box. */
  readonly id: string;
  /** What the text box is called. */
  readonly label: string;
  /** null for none. */
  readonly value: string | null;
  readonly language: CodeLanguage;
  /** Lets people choose the language; without it the language is fixed. */
  readonly onLanguage?: (language: CodeLanguage) => void;
  /** Pixels; 240 by default. */
  readonly height?: number;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** 300 ms after the last key, and when the editor is left. */
  readonly onChange?: (value: string | null) => void;
  readonly onLeave?: () => void;
}

/** Code with line numbers and colours for its language; on the full screen on request. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, label, value, language, onLanguage, height = HEIGHTS.code, onLeave } = props;
  const { isDisabled = false, isReadOnly = false, isWrong = false } = props;
  const t = useTranslate();
  const [isWide, setIsWide] = useState(false);
  const events = useOwnEscape(isWide, () => setIsWide(false), onLeave);
  const host = useRef<HTMLDivElement>(null);
  const isEditable = !isDisabled && !isReadOnly;
  const problem = language === 'json' && isEditable ? jsonProblem(value ?? '') : null;
  const notes = [`${id}-keys`, ...(problem === null ? [] : [`${id}-problem`]), props['aria-describedby']];
  const take = (text: string) => props.onChange?.(text === '' ? null : text);
  useCodeMirror(host, {
    value: value ?? '',
    language,
    isEditable,
    autoFocus: props.autoFocus ?? false,
    placeholder: props.placeholder ?? '',
    attributes: {
      id,
      'aria-label': label,
      'aria-describedby': notes.filter((note) => note !== undefined).join(' '),
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      ...(props['aria-required'] === true ? { 'aria-required': 'true' } : {}),
      ...(isReadOnly ? { 'aria-readonly': 'true' } : {}),
      ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
    },
    onChange: take,
  });
  const state = `${isDisabled ? 'is-disabled' : ''} ${isReadOnly ? 'is-read-only' : ''} ${isWrong ? 'is-wrong' : ''}`;
  return (
    <div className={`code-editor ${isWide ? 'is-wide' : ''} ${state}`} {...events}>
      <div className="code-editor-bar">
        {onLanguage === undefined ? (
          <span>{t(CODE_LANGUAGES[language])}</span>
        ) : (
          <Select<CodeLanguage>
            className="code-editor-language"
            virtual={false}
            aria-label={t(messages.language)}
            value={language}
            disabled={isDisabled}
            options={CHOSEN_LANGUAGES.map((key) => ({ value: key, label: t(CODE_LANGUAGES[key]) }))}
            onChange={onLanguage}
          />
        )}
        {language === 'json' && isEditable && (
          <Button
            type="text"
            size="small"
            disabled={problem !== null || value === null}
            onClick={() => take(formattedJson(value ?? ''))}
          >
            {t(messages.format)}
          </Button>
        )}
        <Button
          type="text"
          size="small"
          icon={isWide ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onClick={() => setIsWide(!isWide)}
        >
          {t(isWide ? messages.leaveFullScreen : messages.fullScreen)}
        </Button>
      </div>
      <div ref={host} className="code-editor-text" style={isWide ? {} : { height }} />
      {problem !== null && (
        <output id={`${id}-problem`} className="code-editor-problem">
          {t(problem)}
        </output>
      )}
      {isEditable && (
        <span id={`${id}-keys`} className="code-editor-keys">
          {t(messages.keys)}
        </span>
      )}
    </div>
  );
}
