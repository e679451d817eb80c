/** Most specific first: each also names the ones after it in its User-Agent. */
const BROWSERS = [
  [/\bLine\//i, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Browser and system from the `User-Agent` header; undefined if unknown. */
export function describeDevice(userAgent: string): { browser?: string; system?: string } {
  return {
    browser: BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1],
    system: SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1],
  };
}
