/** The sign of the product in the chosen colour, as decoration: the platform's name stands beside it. `size`: pixels. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="logo">
      <rect width="64" height="64" rx="14" fill="var(--ant-color-primary)" />
      <path d="M29 47h6v9h-6z" fill="#ffffff" opacity="0.6" />
      <path d="M32 6 46 24h-6l9 12h-7l9 12H13l9-12h-7l9-12h-6z" fill="#ffffff" opacity="0.8" />
      <path d="M32 6v42H13l9-12h-7l9-12h-6z" fill="#ffffff" />
    </svg>
  );
}
