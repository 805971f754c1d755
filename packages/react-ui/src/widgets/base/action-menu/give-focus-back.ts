/** Frames within which antd gives a menu the focus that has been opened, although a choice may have closed it by then. */
const LATE_FRAMES = 4;

/**
 * Gives the focus to what opened a menu, and once more where the menu takes it after it was closed: an entry that is pressed at once would
 * else leave the focus in a menu that is gone.
 * @param menu where the entries are; undefined where it is not there any more
 */
export function giveFocusBack(opener: Element | null, menu: Element | null | undefined): void {
  if (!(opener instanceof HTMLElement)) return;
  opener.focus();
  const giveBack = () => opener.focus();
  menu?.addEventListener('focusin', giveBack);
  const stopAfter = (frames: number) => {
    if (frames === 0) menu?.removeEventListener('focusin', giveBack);
    else requestAnimationFrame(() => stopAfter(frames - 1));
  };
  stopAfter(LATE_FRAMES);
}
