import { createHash } from 'node:crypto';
import { render } from '@testing-library/react';
import { buildContentSecurityPolicy } from '@/lib/gateway/csp';
import { buildColorSheet } from '@/lib/site/colors.rules';
import { ColorSheet } from './color-sheet';

test('the style sheet is written as it is, so that the policy of its page allows it by hash', () => {
  const css = buildColorSheet({ accent: '#1d3f5c', accentDark: null });
  const { container } = render(<ColorSheet css={css} />);
  expect(container.innerHTML).toBe(`<style>${css}</style>`);
  const hash = createHash('sha256').update(css).digest('base64');
  expect(buildContentSecurityPolicy(container.innerHTML, true)).toContain(`style-src 'self' 'sha256-${hash}'`);
});
