import { Input, Tabs } from 'antd';
import { Fragment, type ReactNode } from 'react';

import { PageHeader } from '../page-header/index.ts';
import './page-wrapper.css';

export interface PageWrapperProps {
  /** Left out where the frame says it already. */
  readonly title?: string;
  readonly description?: string;
  /** Ways to other pages. */
  readonly links?: readonly { readonly key: string; readonly link: ReactNode }[];
  /** A picture at the end of the head; it says nothing that the words do not. */
  readonly image?: string;
  /** A field that searches the page. */
  readonly search?: { readonly label: string; readonly button: string; readonly onSearch: (words: string) => void };
  /** The parts of the page, of which `shown` is the one that `children` draws. */
  readonly tabs?: {
    readonly label: string;
    readonly parts: readonly { readonly key: string; readonly title: string }[];
    readonly shown: string;
    readonly onShow: (key: string) => void;
  };
  readonly children: ReactNode;
}

/** The head of a page's content, each part of it optional, and the content. */
export function PageWrapper({ title, description, links = [], image, search, tabs, children }: PageWrapperProps) {
  return (
    <>
      <div className="page-wrapper-head">
        <div className="page-wrapper-words">
          {title === undefined ? (
            <Description words={description} />
          ) : (
            <PageHeader title={title} {...(description === undefined ? {} : { description })} />
          )}
          {links.length > 0 && (
            <p className="page-wrapper-links">
              {links.map(({ key, link }) => (
                <Fragment key={key}>{link}</Fragment>
              ))}
            </p>
          )}
          {search !== undefined && (
            <Input.Search
              className="page-wrapper-search"
              aria-label={search.label}
              placeholder={search.label}
              enterButton={search.button}
              allowClear={false}
              onSearch={search.onSearch}
            />
          )}
        </div>
        {image !== undefined && <img className="page-wrapper-image" src={image} alt="" />}
      </div>
      {tabs === undefined ? (
        children
      ) : (
        <Tabs
          aria-label={tabs.label}
          activeKey={tabs.shown}
          onChange={tabs.onShow}
          items={tabs.parts.map(({ key, title: label }) => ({
            key,
            label,
            children: key === tabs.shown ? children : null,
          }))}
        />
      )}
    </>
  );
}

function Description({ words }: { readonly words: string | undefined }) {
  return words === undefined ? null : <p className="page-wrapper-description">{words}</p>;
}
