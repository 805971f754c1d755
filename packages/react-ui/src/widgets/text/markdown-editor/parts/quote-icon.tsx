/** A quotation mark in the size and colour of the other icons, which have none. */
export function QuoteIcon() {
  return (
    <span className="anticon" aria-hidden>
      <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor">
        <path d="M3 18V12C3 8 5 5.5 9 5v2.4C7 7.8 6 9 6 11h3.5v7zM13.5 18V12c0-4 2-6.5 6-7v2.4c-2 .4-3 1.6-3 3.6H20v7z" />
      </svg>
    </span>
  );
}
