import { createContext, use, type ComponentType, type ReactNode } from 'react';

export interface AddressLinkProps {
  /** An address of the application, from its root. */
  readonly to: string;
  readonly children: ReactNode;
}

const LinkContext = createContext<ComponentType<AddressLinkProps>>(({ to, children }) => <a href={to}>{children}</a>);

/** Provides the link of the application's router; without it a link loads its page. */
export function LinkProvider({
  link,
  children,
}: {
  readonly link: ComponentType<AddressLinkProps>;
  readonly children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link to another page of the application. */
export function AddressLink(props: AddressLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
