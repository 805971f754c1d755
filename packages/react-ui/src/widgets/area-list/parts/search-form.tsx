import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import type { Area } from '@evergreen/core/areas';
import { canFoldSearch, searchFormFields, shownSearchFields } from '@evergreen/core/list-page';
import { Button, Form } from 'antd';
import { useMemo, useState } from 'react';

import { useText } from '../../../adapter/index.ts';
import { areaListMessages as messages } from '../area-list.messages.ts';
import { SearchInput, searchInputId } from './search-input.tsx';

export interface SearchFormProps {
  readonly area: Area;
  /** What is in force. */
  readonly search: Readonly<Record<string, string>>;
  readonly onSearch: (search: Readonly<Record<string, string>>) => void;
  readonly onReset: () => void;
}

/** Asks for the fields that an area can be searched by. What is typed comes into force by 查询 or Enter. */
export function SearchForm({ area, search, onSearch, onReset }: SearchFormProps) {
  const say = useText();
  const fields = useMemo(() => searchFormFields(area), [area]);
  const [isFolded, setFolded] = useState(true);
  const [typed, setTyped] = useState(search);
  const [inForce, setInForce] = useState(search);
  if (search !== inForce) {
    setInForce(search);
    setTyped(search);
  }

  return (
    <search aria-label={say(messages.searchForm)}>
    <Form layout="vertical" className="area-list-search" onFinish={() => onSearch(typed)}>
      {shownSearchFields(fields, isFolded).map((field) => (
        <Form.Item
          key={field.key}
          label={say(field.label)}
          htmlFor={searchInputId(area, field)}
          className={field.kind === 'range' ? 'area-list-search-range' : ''}
        >
          <SearchInput
            area={area}
            field={field}
            typed={typed}
            onType={(values) => setTyped((current) => ({ ...current, ...values }))}
          />
        </Form.Item>
      ))}
      <div className="area-list-search-buttons">
        <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
          {say(messages.search)}
        </Button>
        <Button
          onClick={() => {
            setTyped({});
            onReset();
          }}
        >
          {say(messages.reset)}
        </Button>
        {canFoldSearch(fields) && (
          <Button
            type="link"
            aria-expanded={!isFolded}
            icon={isFolded ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
            iconPlacement="end"
            onClick={() => setFolded(!isFolded)}
          >
            {say(isFolded ? messages.unfold : messages.fold)}
          </Button>
        )}
      </div>
    </Form>
    </search>
  );
}
