import { createContext, use, type ReactNode } from 'react';

export interface AddressLinkProps {
  /** An address of the application, from its root. */
  readonly to: string;
  /** -1 where what holds the link takes the focus. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
}

type DrawLink = (props: AddressLinkProps) => ReactNode;

const LinkContext = createContext<DrawLink>(({ to, children, ...rest }) => (
  <a {...rest} href={to}>
    {children}
  </a>
));

/** Provides the links of the application's router; without it a link loads its page. */
export function LinkProvider({ drawLink, children }: { readonly drawLink: DrawLink; readonly children: ReactNode }) {
  return <LinkContext value={drawLink}>{children}</LinkContext>;
}

/** A link to another page of the application. */
export function AddressLink(props: AddressLinkProps) {
  return use(LinkContext)(props);
}
