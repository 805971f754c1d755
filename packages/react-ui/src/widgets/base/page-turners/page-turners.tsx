import type { PaginationProps } from 'antd';
import { cloneElement, isValidElement, type AriaAttributes } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { pageTurnersMessages as messages } from './page-turners.messages.ts';

/**
 * What antd turns pages with, named in the language of the page: its own buttons are called after their icons, `left` and
 * `right`. An item that jumps is named by its title, so its icons are hidden.
 */
export function usePageTurners(): NonNullable<PaginationProps['itemRender']> {
  const t = useTranslate();
  return (_, kind, element) => {
    if (!isValidElement<AriaAttributes>(element)) return element;
    switch (kind) {
      case 'prev':
        return cloneElement(element, { 'aria-label': t(messages.previous) });
      case 'next':
        return cloneElement(element, { 'aria-label': t(messages.next) });
      case 'jump-prev':
      case 'jump-next':
        return cloneElement(element, { 'aria-hidden': true });
      case 'page':
        return element;
    }
  };
}
