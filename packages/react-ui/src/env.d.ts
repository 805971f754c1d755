interface ImportMeta {
  /** Replaced by Vite. */
  readonly env: { readonly MODE: 'development' | 'production' | 'test' };
}
