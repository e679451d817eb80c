import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('no text can end the element, and it is parsed unchanged', () => {
  const headline = '</script><script>alert(1)</script><!-- \u2028 & "';
  const { container } = render(
    <JsonLd data={{ '@context': 'https://schema.org', '@type': 'NewsArticle', headline }} />,
  );
  const [script, ...more] = container.querySelectorAll('script');
  expect(more).toEqual([]);
  expect(script?.innerHTML).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ headline });
});
