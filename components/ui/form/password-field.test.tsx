import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PasswordField } from './password-field';

test('the hint about caps lock stays while something else is pressed, so that the press meets its target', async () => {
  render(
    <>
      <PasswordField autoComplete="current-password" label="password" />
      <button type="button">send</button>
    </>,
  );
  const [field, button] = [screen.getByLabelText('password'), screen.getByRole('button', { name: 'send' })];
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  fireEvent.mouseDown(button);
  fireEvent.blur(field);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  fireEvent.mouseUp(button);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
