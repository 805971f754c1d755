import { Component } from 'react';

export interface ScrollKeeperProps {
  /** Whether what the window scrolls is the page of this keeper. */
  readonly isActive: boolean;
}

/**
 * Remembers how far a page was scrolled when it is left, and scrolls back when it is shown again. The window scrolls, and
 * moves as soon as the page is hidden: only `getSnapshotBeforeUpdate` reads it before that, so this is a class.
 */
export class ScrollKeeper extends Component<ScrollKeeperProps> {
  private scrolled = 0;

  override componentDidMount(): void {
    if (this.props.isActive) this.scroll();
  }

  override getSnapshotBeforeUpdate(): number {
    return globalThis.scrollY;
  }

  override componentDidUpdate({ isActive }: ScrollKeeperProps, _state: unknown, scrollY: number): void {
    if (isActive && !this.props.isActive) this.scrolled = scrollY;
    // Scrolling lays the new page out at once, and at the top of both pages there is nothing to scroll.
    else if (!isActive && this.props.isActive && (this.scrolled > 0 || scrollY > 0)) this.scroll();
  }

  override render(): null {
    return null;
  }

  private scroll(): void {
    globalThis.scrollTo({ top: this.scrolled });
  }
}
