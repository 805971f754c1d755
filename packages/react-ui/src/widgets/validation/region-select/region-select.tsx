import { CloseCircleFilled } from '@ant-design/icons';
import {
  createRegionTable,
  createRegionTree,
  regionPath,
  regionSelectorType,
  regionText,
  type RegionNode,
} from '@evergreen/core/validation/regions';
import { matchesNames } from '@evergreen/core/shell/search';
import { Alert, Cascader } from 'antd';
import { useMemo, useState, type AriaAttributes } from 'react';

import { PHONE, useMedia, usePinyinIndex, useTranslate } from '../../../adapter/index.ts';
import { RegionLevels } from './region-levels.tsx';
import { regionSelectMessages as messages } from './region-select.messages.ts';

export interface RegionSelectProps extends AriaAttributes {
  readonly id: string;
  /** The code of a district (GB/T 2260); null for none. */
  readonly value: string | null;
  /** What the value reads as, where that is known: abolished regions of before 2002 are not in the list. */
  readonly valueText?: string;
  /** `cascader`: one list of three columns, also if left out. `select`: three lists, as always on a phone. */
  readonly type?: string;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** `text`: the full name. */
  readonly onChange: (value: string | null, text?: string) => void;
  readonly onLeave?: () => void;
}

const table = createRegionTable();

let known: RegionNode | undefined;
/** Made when somebody is to choose: of a value, its text is shown. */
const regionTree = () => (known ??= createRegionTree(table));
const namesBelow = ({ name, children }: RegionNode): readonly string[] => [name, ...children.flatMap(namesBelow)];

/** antd takes a node without children for a leaf. */
interface Option {
  readonly value: string;
  readonly label: string;
  readonly children?: Option[];
}
const optionOf = ({ code, name, children }: RegionNode): Option =>
  children.length === 0 ? { value: code, label: name } : { value: code, label: name, children: children.map(optionOf) };

const NO_OPTIONS: Option[] = [];
let knownOptions: Option[] | undefined;
const allOptions = () => (knownOptions ??= regionTree().children.map(optionOf));

/** 省 / 市 / 区: a district of China, found by its name or pinyin. Its program holds the whole list: load it when it is drawn. */
export function RegionSelect({ type = 'cascader', ...rest }: RegionSelectProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const selector = regionSelectorType(type);
  if (typeof selector !== 'string') return <Alert type="error" showIcon role="alert" title={t(selector.problem)} />;
  const { value, valueText } = rest;
  const text = value === null ? '' : t(regionText(table, value, valueText));
  const choose = (code: string | null) => {
    if (code === null) rest.onChange(null);
    else rest.onChange(code, table.find(code)?.name);
  };
  return selector === 'select' || isPhone ? (
    <RegionLevels {...rest} tree={regionTree()} text={text} onChoose={choose} />
  ) : (
    <RegionCascader {...rest} text={text} onChoose={choose} />
  );
}

interface CascaderProps extends Omit<RegionSelectProps, 'type'> {
  readonly text: string;
  readonly onChoose: (code: string | null) => void;
}

function RegionCascader({
  value,
  valueText: _valueText,
  text,
  isDisabled = false,
  isWrong = false,
  onChange: _onChange,
  onChoose,
  onLeave,
  ...rest
}: CascaderProps) {
  const t = useTranslate();
  const book = usePinyinIndex();
  const [wasOpened, setOpened] = useState(false);
  const path = useMemo(() => {
    if (value === null) return [];
    const codes = wasOpened ? regionPath(regionTree(), value).map(({ code }) => code) : [];
    return codes.length === 0 ? [value] : codes;
  }, [value, wasOpened]);
  return (
    <Cascader<Option>
      {...rest}
      options={wasOpened ? allOptions() : NO_OPTIONS}
      value={path}
      displayRender={() => text}
      disabled={isDisabled}
      {...(isWrong ? { status: 'error' as const } : {})}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(messages.clear)} /> }}
      notFoundContent={t(messages.nothing)}
      showSearch={{
        onSearch: () => book?.prepare(namesBelow(regionTree())),
        filter: (words, nodes) => {
          const names = nodes.map(({ label }) => label);
          return book !== null && matchesNames(book, [...names, names.join('')], words);
        },
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) setOpened(true);
      }}
      onChange={(codes?: readonly unknown[]) => {
        const code = codes?.at(-1);
        onChoose(typeof code === 'string' ? code : null);
      }}
      {...(onLeave === undefined ? {} : { onBlur: onLeave })}
      style={{ width: '100%' }}
    />
  );
}
