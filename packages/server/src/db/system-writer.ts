/** The author of what no person wrote: seeds, and rows that come with the platform. */
export const SYSTEM_WRITER = 'system';
