/** Parameters of a guard or an action: the whole event. */
export const given = <Event>({ event }: { readonly event: Event }): Event => event;

/** Parameters of a guard or an action: what an actor returned. */
export const output = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;
