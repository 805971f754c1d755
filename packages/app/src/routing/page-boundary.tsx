import { Component, type ReactNode } from 'react';

import { PageFailure } from './page-failure.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Another value tries again: the address, so that leaving a broken page is enough. */
  readonly resetKey: string;
}

interface PageBoundaryState {
  readonly problem: unknown;
  readonly resetKey: string;
}

/** Keeps a page that breaks from taking the frame along, and says what happened. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { problem: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(problem: unknown): Partial<PageBoundaryState> {
    return { problem };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { problem: null, resetKey: props.resetKey };
  }

  override render() {
    return this.state.problem === null ? this.props.children : <PageFailure problem={this.state.problem} />;
  }
}
