/** Mask the middle of a mobile number: `139****1234`. A shorter text is masked entirely. */
export function maskedMobile(mobile: string): string {
  return mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
