import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

const VIDEO = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="พิธีเปิด"></iframe>';
const poster = <span data-testid="poster" />;

test('a video in the text shows its poster below the play button and its caption below both', () => {
  render(<RichText html={VIDEO} poster={poster} />);
  const play = screen.getByRole('link', { name: 'เล่นวิดีโอ: พิธีเปิด' });
  expect(play).toContainElement(screen.getByTestId('poster'));
  const figure = screen.getByRole('figure');
  expect(figure).toContainElement(play);
  expect(figure.lastElementChild).toHaveTextContent('พิธีเปิด · วิดีโอจาก YouTube');
});

test('a paragraph with a video becomes a box that may contain a figure, the others stay paragraphs', () => {
  const { container } = render(<RichText html={`<p>ก่อน</p><p>ชม <strong>${VIDEO}</strong></p>`} />);
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(container.querySelector('p figure')).toBeNull();
  expect(container.querySelector('div > strong > figure')).not.toBeNull();
});

test('a text without a video is sent without script', () => {
  const { container } = render(<RichText html="<p>ข่าว <em>สำคัญ</em></p>" poster={poster} />);
  expect(container.querySelector('.rich-text > p > em')).toHaveTextContent('สำคัญ');
  expect(screen.queryByTestId('poster')).toBeNull();
});
