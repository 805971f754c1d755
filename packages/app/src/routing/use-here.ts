import { useLocation } from 'react-router-dom';

/** Path, query and hash of where the person is. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}
