/** @jest-environment node */
import { createHash } from 'node:crypto';
import { buildContentSecurityPolicy } from './csp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of a page', () => {
  test('allows its own inline scripts and no others', () => {
    const policy = buildContentSecurityPolicy(
      '<script>a()</script><p>x</p><script async id="x">b("ไทย")</script><script>a()</script>',
      false,
    );
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('b("ไทย")')}`);
  });

  test('leaves out data and scripts from files', () => {
    const html = `<script src="/a.js">x</script><script type="application/ld+json">{}</script><script type='application/json'>{}</script>`;
    expect(directive(buildContentSecurityPolicy(html, false), 'script-src')).toBe("script-src 'self'");
  });

  test('allows speculation rules and modules', () => {
    const html = '<script type="speculationrules">{"prefetch":[]}</script><script type="module">m()</script>';
    expect(directive(buildContentSecurityPolicy(html, false), 'script-src')).toBe(
      `script-src 'self' ${hash('{"prefetch":[]}')} ${hash('m()')}`,
    );
  });

  test('hashes what a browser parses: every line break is a line feed', () => {
    expect(buildContentSecurityPolicy('<script>a()\r\nb()\rc()</script>', false)).toContain(hash('a()\nb()\nc()'));
  });

  test('allows inline style elements by hash and style attributes', () => {
    const policy = buildContentSecurityPolicy('<style>p{color:red}</style>', false);
    expect(directive(policy, 'style-src')).toContain(hash('p{color:red}'));
    expect(directive(policy, 'style-src')).not.toContain('unsafe-inline');
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
  });

  test('closes what is not used', () => {
    const policy = buildContentSecurityPolicy('', false);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'"]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(directive(policy, 'frame-src')).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://www.facebook.com",
    );
  });
});
