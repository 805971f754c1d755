import type { ResourcePageService } from '@evergreen/core/records/page';
import { createContext } from 'react';

/** The page under what is shown over it, which is told what was written there; null where there is none. */
export const PageBelow = createContext<ResourcePageService | null>(null);
