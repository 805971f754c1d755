/** A mobile number whose middle is covered: `139****1234`. What is too short to be one is covered altogether. */
export function maskedMobile(mobile: string): string {
  return mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
