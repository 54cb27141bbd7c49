/** Who holds a place. */
export interface Owner {
  seat: string;
  /** A broken ring: what is there is not active any more. */
  faded: boolean;
}

export type Owners = ReadonlyMap<string, Owner>;
