import type { CellPlace } from '@evergreen/core/grid/editable-table';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';

import { columnEdgesIn } from '../columns/column-edges.ts';
import { createAutoScroll, type AutoScroll } from './auto-scroll.ts';
import { cellUnder } from './cell-under.ts';
import { fillBoxOf } from './fill-preview.ts';
import { fillGesture, rangeGesture, rowGesture, type Gesture } from './gestures.ts';
import { createLongPress } from './long-press.ts';
import type { MenuPoint } from '../panels/grid-menu.tsx';
import type { GridPlan } from '../frame/grid-plan.ts';
import { topOf } from '../rows/row-geometry.ts';
import { useTable } from '../table-context.ts';

/**
 * A press moves the focus and drawing selects a range; a press that draws nothing opens the cell. The handle of a row drags it or
 * opens its menu, the small square of a range fills. All of it by arithmetic, so that rows out of view can be drawn over.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its handlers share the state of one press
export function usePointer(plan: GridPlan, openMenu: (at: MenuPoint) => void, reveal: (place: CellPlace) => void) {
  const { table, focus, fill } = useTable();
  const gesture = useRef<Gesture | null>(null);
  const scrolling = useRef<AutoScroll | null>(null);
  /** Where the press was: what it shows may have moved away by the time it is a click. */
  const pressed = useRef<CellPlace | null>(null);
  const pressedHandle = useRef<HTMLElement | null>(null);
  /** Whether the press that ends now drew something: then the click that follows it is none. */
  const hasDrawn = useRef(false);
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  const [longPress] = useState(createLongPress);
  const listening = useRef<AbortController | null>(null);
  const stop = () => {
    scrolling.current?.stop();
    listening.current?.abort();
    longPress.stop();
  };
  const stopLater = useEffectEvent(stop);
  useEffect(() => () => stopLater(), []);

  const placeAt = (x: number, y: number) => cellUnder(latest.current, table.rows, x, y);

  const showFill = (to: CellPlace | null) => {
    const { layout, geometry, frame } = latest.current;
    const scrolled = frame.current?.scrollLeft ?? 0;
    const rowEdges = (position: number) => ({
      top: topOf(geometry, position),
      bottom: topOf(geometry, position) + geometry.rowHeight,
    });
    const columnEdges = (column: string) => columnEdgesIn(layout, column, scrolled, frame.current?.clientWidth ?? 0);
    fill.show(to === null ? null : fillBoxOf(table, to, columnEdges, rowEdges));
  };

  const begin = (begun: Gesture, event: PointerEvent) => {
    gesture.current = begun;
    hasDrawn.current = false;
    listenForEscape();
    const element = plan.frame.current;
    if (element === null) return;
    // The element that was pressed may leave the page while rows scroll by.
    element.setPointerCapture(event.pointerId);
    scrolling.current = createAutoScroll(element, () => gesture.current?.moveTo(placeAt));
  };
  const end = (isDropped: boolean) => {
    stop();
    const ended = gesture.current;
    gesture.current = null;
    if (ended === null) return;
    hasDrawn.current = ended.hasDrawn();
    focus.press(false);
    if (pressed.current !== null && !hasDrawn.current) reveal(pressed.current);
    if (isDropped) ended.drop();
    else ended.cancel();
  };

  function listenForEscape(): void {
    listening.current = new AbortController();
    const giveUp = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    document.addEventListener('keydown', giveUp, { capture: true, signal: listening.current.signal });
  }

  const openMenuAt = ({ clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const place = placeAt(x, y);
    longPress.stop();
    if (place !== null) openMenu({ ...place, x, y });
  };

  return {
    onPointerDown(event: PointerEvent): void {
      const { target } = event;
      pressed.current = null;
      pressedHandle.current = null;
      hasDrawn.current = false;
      if (event.button !== 0 || !(target instanceof Element)) return;
      const handle = target.closest<HTMLElement>('[data-handle]');
      if (handle !== null) {
        pressedHandle.current = handle;
        begin(rowGesture(table, handle.dataset['handle'] ?? '', event), event);
        return;
      }
      if (target.closest('[data-fill]') !== null) {
        event.preventDefault();
        begin(fillGesture(table, showFill), event);
        return;
      }
      // A finger scrolls; where it only taps, the click says so.
      if (event.pointerType === 'touch' && isOnCell(target)) longPress.begin(event, () => openMenuAt(event));
      if (event.pointerType === 'touch' || !isOnCell(target)) return;
      const place = placeAt(event.clientX, event.clientY);
      if (place === null) return;
      focus.requestFocus(true);
      focus.press(true);
      pressed.current = place;
      table.send({ type: 'cell.focus', place, ...(event.shiftKey ? { extend: true } : {}) });
      begin(rangeGesture(table, place, event), event);
    },
    onMouseDown(event: MouseEvent): void {
      // The browser would take the focus away from the cell that just got it.
      if (event.target instanceof Element && isOnCell(event.target)) event.preventDefault();
    },
    onPointerMove(event: PointerEvent): void {
      longPress.move(event);
      if (gesture.current === null) return;
      gesture.current.point(event);
      gesture.current.moveTo(placeAt);
      if (gesture.current.hasDrawn()) scrolling.current?.follow(event.clientX, event.clientY);
    },
    onPointerUp() {
      longPress.stop();
      end(true);
    },
    onPointerCancel() {
      longPress.stop();
      end(false);
    },
    onTouchEnd(event: TouchEvent): void {
      // The mouse that browsers make of a touch would be a press outside of the menu.
      if (longPress.takesTouch()) event.preventDefault();
    },
    onClick(event: MouseEvent): void {
      const { target, clientX, clientY } = event;
      // Keys make clicks, too, and those have no press.
      const press = pressed.current;
      pressed.current = null;
      const handle =
        pressedHandle.current ?? (target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null);
      pressedHandle.current = null;
      if (hasDrawn.current || event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (handle !== null) {
        const { left, bottom } = handle.getBoundingClientRect();
        openMenu({ row: handle.dataset['handle'] ?? '', column: null, x: left, y: bottom });
        return;
      }
      // A press that was captured is a click on the frame; a tap has no press before it.
      const tapped = press === null && target instanceof Element && isOnCell(target) ? placeAt(clientX, clientY) : null;
      const place = press ?? tapped;
      if (place === null) return;
      focus.requestFocus(true);
      focus.setPendingInput('');
      table.send({ type: 'edit.start', place });
    },
    onContextMenu(event: MouseEvent): void {
      const { target } = event;
      if (
        !(target instanceof Element) ||
        target.closest('.table-editor') !== null ||
        target.closest('.table-row') === null
      )
        return;
      event.preventDefault();
      const active = table.facts().active;
      // The keyboard's event has no place of its own, the pointer's has; a finger that stays pressed is no button.
      const isByPointer = event.button === 2 || isTouch(event.nativeEvent);
      const place = isByPointer ? placeAt(event.clientX, event.clientY) : active;
      if (place === null) return;
      if (isByPointer) return openMenuAt(event);
      reveal(place);
      // What was scrolled to is there in the next frame, and scrolling closes menus.
      requestAnimationFrame(() => {
        const { left, bottom } = target.getBoundingClientRect();
        openMenu({ ...place, x: left, y: bottom });
      });
    },
  };
}

/** What stands in a cell and takes presses for itself. */
const OWN_PRESSES =
  'button, a, input:not(.table-target), textarea:not(.table-target), .table-editor, .table-lead, .table-panel';

function isOnCell(target: Element): boolean {
  return target.closest('.table-row [role=gridcell]') !== null && target.closest(OWN_PRESSES) === null;
}

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';
