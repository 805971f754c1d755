/** What a user agent header names, the more particular before what it claims to be compatible with. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/evergreen-cli\//iu, 'Evergreen CLI'],
  [/MicroMessenger\//u, 'WeChat'],
  [/DingTalk\//iu, 'DingTalk'],
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera\//u, 'Opera'],
  [/QQBrowser\//u, 'QQ Browser'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Version\/\S+ .*Safari\//u, 'Safari'],
  [/curl\//u, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/HarmonyOS|OpenHarmony/u, 'HarmonyOS'],
  [/Android/u, 'Android'],
  [/Windows|win32/u, 'Windows'],
  [/Macintosh|Mac OS X|darwin/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux|linux/u, 'Linux'],
];

/** `Chrome · Windows` for people to recognise their device by; empty for what says nothing that is known. The header is the client's own claim and proves nothing. */
export function deviceName(userAgent: string): string {
  const named = [programs, systems].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return named.filter((part) => part !== undefined).join(' · ');
}
