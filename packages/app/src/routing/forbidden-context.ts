import { createContext } from 'react';

/** Whether the person may not open the address. The frame and its panes stay as they are, and say so in place of the page. */
export const ForbiddenContext = createContext(false);
