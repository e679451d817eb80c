import { render, screen } from '@testing-library/react';
import { MessageFacts } from './message-facts';

const message = {
  status: 'new' as const,
  name: 'สมชาย ใจดี',
  email: 'somchai@example.org',
  phone: '',
  trackingCode: 'ABCD-1234',
  createdAt: new Date('2026-11-20T02:00:00Z'),
};

test('the sender’s e-mail is a link', () => {
  render(<MessageFacts message={message} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:somchai@example.org');
});

test('a deleted sender has neither a link nor an empty heading', () => {
  render(<MessageFacts message={{ ...message, name: '', email: '' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('อีเมล')).toBeNull();
});
