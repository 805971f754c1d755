import { createContext } from 'react';

/** Reads the list below again, and those below it: something over it wrote rows. Does nothing where there is no list. */
export const ListBelow = createContext<() => void>(() => undefined);
