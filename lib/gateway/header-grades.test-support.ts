/** Kinds of responses; a header may concern only some of them. */
export const responseKinds = ['public page', 'area page', 'call', 'file', 'error', 'redirect', 'refusal'] as const;
export type ResponseKind = (typeof responseKinds)[number];

const pages = ['public page', 'area page', 'error'] as const satisfies readonly ResponseKind[];
const own = [...pages, 'call'] as const satisfies readonly ResponseKind[];

export type HeaderGrade = {
  header: string;
  /** Kinds of responses that it is expected in; all by default. */
  in?: readonly ResponseKind[];
  /** Pattern of its value; undefined: the header must be absent. */
  expected: RegExp | undefined;
  /** The value in words, for the manual. */
  value: string;
  /** Reason of the value, above all where it differs from OWASP's proposal. */
  reason: string;
  /** True if it comes only over HTTPS. */
  https?: boolean;
};

/** Headers of OWASP's Secure Headers Project, and those that it says to remove; docs/operations.md shows this table. */
export const headerGrades: readonly HeaderGrade[] = [
  {
    header: 'Strict-Transport-Security',
    expected: /^max-age=31536000$/,
    value: '`max-age=31536000`, over HTTPS',
    reason: 'without `includeSubDomains`: other hosts of the agency may have no certificate',
    https: true,
  },
  {
    header: 'Content-Security-Policy',
    in: pages,
    expected:
      /^default-src 'self'; script-src (?!.*(?:unsafe-inline'.*;.*script|unsafe-eval))[^;*]*; .*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'/,
    value: 'own sources, inline scripts and styles by hash, `object-src` and `base-uri` `none`',
    reason: 'frames of two video hosts, loaded on a click; style attributes, as texts of editors have them',
  },
  {
    header: 'X-Frame-Options',
    expected: /^SAMEORIGIN$/,
    value: '`SAMEORIGIN`',
    reason: 'previews of our own are framed; browsers without `frame-ancestors`, and responses without a policy',
  },
  {
    header: 'X-Content-Type-Options',
    expected: /^nosniff$/,
    value: '`nosniff`',
    reason: 'uploads are served as what they were recognised as',
  },
  {
    header: 'X-Permitted-Cross-Domain-Policies',
    expected: /^none$/,
    value: '`none`',
    reason: 'as OWASP proposes',
  },
  {
    header: 'Referrer-Policy',
    expected: /^(?:strict-origin-when-cross-origin|no-referrer)$/,
    value: '`strict-origin-when-cross-origin`',
    reason: 'not `no-referrer`: video hosts refuse a player without an origin; links with a token have `no-referrer`',
  },
  {
    header: 'Permissions-Policy',
    expected: /camera=\(\).*microphone=\(\).*geolocation=\(\).*payment=\(\).*usb=\(\)/,
    value: 'no camera, microphone, location, payment, USB',
    reason: 'what the portal never asks for and a hostile script would',
  },
  {
    header: 'Cross-Origin-Opener-Policy',
    expected: /^same-origin$/,
    value: '`same-origin`',
    reason: 'as OWASP proposes',
  },
  {
    header: 'Cross-Origin-Resource-Policy',
    in: own,
    expected: /^same-origin$/,
    value: '`same-origin` for pages, calls and private files',
    reason:
      'public pictures and feeds are shown by other sites; calls of allowed origins use CORS, which it does not touch',
  },
  {
    header: 'Cross-Origin-Embedder-Policy',
    expected: undefined,
    value: 'absent',
    reason: '`require-corp` would keep the video players out, and nothing here needs an isolated process',
  },
  {
    header: 'X-DNS-Prefetch-Control',
    expected: /^off$/,
    value: '`off`',
    reason: 'links of readers’ pages tell no name server what is read',
  },
  {
    header: 'Cache-Control',
    in: ['area page', 'call', 'error', 'refusal'],
    expected: /no-store/,
    value: '`no-store` for all that is personal, for calls, errors and refusals',
    reason: 'public pages are revalidated, files with a hash in their name are kept',
  },
  {
    header: 'Clear-Site-Data',
    expected: undefined,
    value: 'absent',
    reason: 'a logout ends the session on the server; items saved on the device belong to the reader',
  },
  ...['Server', 'X-Powered-By', 'Via', 'X-AspNet-Version', 'X-Generator', 'X-Runtime'].map((header) => ({
    header,
    expected: undefined,
    value: 'absent',
    reason: 'tells which software to attack',
  })),
  { header: 'X-XSS-Protection', expected: undefined, value: 'absent', reason: 'obsolete, and has opened holes itself' },
  { header: 'Expect-CT', expected: undefined, value: 'absent', reason: 'obsolete' },
  { header: 'Public-Key-Pins', expected: undefined, value: 'absent', reason: 'obsolete' },
];

/**
 * Grades a response.
 *
 * @returns one line for each header that is not as expected
 */
export function gradeHeaders(
  kind: ResponseKind,
  read: (header: string) => string | undefined,
  { https }: { https: boolean },
): string[] {
  return headerGrades.flatMap((grade) => {
    const found = read(grade.header.toLowerCase());
    if (grade.expected === undefined) return found === undefined ? [] : [`${kind}: ${grade.header} is ${found}`];
    if ((grade.in && !grade.in.includes(kind)) || (grade.https && !https)) return [];
    return found !== undefined && grade.expected.test(found) ? [] : [`${kind}: ${grade.header} is ${found}`];
  });
}

/** The table of the manual. */
export const renderGradeTable = (): string =>
  [
    '| header | expected | reason |',
    '| --- | --- | --- |',
    ...headerGrades.map(({ header, value, reason }) => `| \`${header}\` | ${value} | ${reason} |`),
  ].join('\n');
