import { useState, type ReactNode } from 'react';

/** A question that is rendered from the first time that it is asked: closed dialogs cost as much as a field each. */
export function OnceAsked({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked || isAsked ? children : null;
}
