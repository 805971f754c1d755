/** A province, a prefecture or a county by its code of GB/T 2260. */
export interface Region {
  /** Six digits. */
  readonly code: string;
  /** With the province and the prefecture before it: 浙江省杭州市西湖区. */
  readonly name: string;
  readonly state: 'current' | 'withdrawn';
  /** The first yearly list that has it; absent when it is older than the lists, which begin in 2002. */
  readonly firstYear?: number;
  /** The last yearly list that has it; absent while it is in force. 2001 stands for some year before the lists. */
  readonly lastYear?: number;
}

export interface RegionTable {
  /** The region of a code; undefined when there never was one. Reads six digits and nothing else. */
  find(code: string): Region | undefined;
}
