/** A province, prefecture or county with its GB/T 2260 code. */
export interface Region {
  /** Six digits. */
  readonly code: string;
  /** Prefixed with province and prefecture: 浙江省杭州市西湖区. */
  readonly name: string;
  readonly state: 'current' | 'withdrawn';
  /** First yearly list with this code; absent if older than the lists, which begin in 2002. */
  readonly firstYear?: number;
  /** Last yearly list with this code; absent while in force. 2001 means any year before the lists. */
  readonly lastYear?: number;
}

export interface RegionTable {
  /** Look up a six-digit code; undefined if it never existed or has another format. */
  find(code: string): Region | undefined;
  /** Every code that exists or existed, in ascending order. */
  codes(): readonly string[];
}

/** A division in force and the divisions directly below it. */
export interface RegionNode {
  readonly code: string;
  /** Without the names of the divisions above. */
  readonly name: string;
  readonly children: readonly RegionNode[];
}
