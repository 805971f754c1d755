import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { TabMenu, type TabMenuProps } from '@evergreen/react-ui/widgets/shell/tab-menu';
import {
  cloneElement,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react';

const MIDDLE_BUTTON = 1;

export interface SortableTabProps {
  /** The tab as antd draws it. */
  readonly node: ReactElement;
  /** It neither moves nor closes. */
  readonly isFixed: boolean;
  readonly menu: Omit<TabMenuProps, 'children'>;
  readonly onClose: () => void;
  readonly onStep: (direction: 'left' | 'right') => void;
}

/** One tab that is dragged, closed and has a menu, by pointer and by keyboard. */
export function SortableTab({ node, isFixed, menu, onClose, onStep }: SortableTabProps) {
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({
    id: String(node.key),
    disabled: isFixed,
  });
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onClose();
    else if (event.altKey && event.shiftKey && event.key === 'ArrowLeft') onStep('left');
    else if (event.altKey && event.shiftKey && event.key === 'ArrowRight') onStep('right');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const bound: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement>; style: CSSProperties } = {
    ...listeners,
    ref: setNodeRef,
    style: {
      transform: CSS.Translate.toString(transform),
      ...(transition === undefined ? {} : { transition }),
      zIndex: isDragging ? 1 : 'auto',
    },
    onKeyDownCapture: pressed,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === MIDDLE_BUTTON) onClose();
    },
  };
  return <TabMenu {...menu}>{cloneElement(node, bound)}</TabMenu>;
}
