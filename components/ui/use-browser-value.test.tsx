import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useBrowserValue } from './use-browser-value';

const Width = () => <p>{useBrowserValue(() => `${innerWidth} pixels`, 'unknown')}</p>;

test('the server renders its own value, the browser the one that it reads', () => {
  expect(renderToString(<Width />)).toBe('<p>unknown</p>');
  expect(render(<Width />).container.textContent).toBe('1024 pixels');
});
