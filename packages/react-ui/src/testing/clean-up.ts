import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Files share one page and one set of modules: every test leaves both as it found them. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Fields that libraries measure text with, and what antd shows outside of the components of a test.
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  localStorage.clear();
  sessionStorage.clear();
});
