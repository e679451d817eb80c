import { render } from '@testing-library/react';
import { Cover } from './cover';

const category = { id: 1, name: 'ทุนการศึกษา', color: '#c79a3d', colorDeep: '#5c3d0c' };
const picture = { src: '/media/a-640.webp', srcSet: '', width: 640, height: 360, color: '#cfc3b1', alt: 'อาคาร' };
const card = { id: 7, category };

/** The picture's box and image. */
function draw(props: Partial<Parameters<typeof Cover>[0]>) {
  const { container } = render(<Cover card={{ ...card, drawn: 'v1' }} sizes="50vw" {...props} />);
  return { box: container.firstElementChild, image: container.querySelector('img'), container };
}

test('an item with a picture shows it, whatever was drawn', () => {
  const { image } = draw({ card: { ...card, cover: picture, drawn: 'v1' } });
  expect(image).toHaveAttribute('src', picture.src);
  expect(image).toHaveAttribute('alt', 'อาคาร');
});

test.each([
  ['lead', 'wide-640'],
  ['card', 'card-640'],
  ['tall', 'tall-400'],
] as const)('as %s an item without a picture has its drawn cover, which says nothing twice', (shape, file) => {
  const { image, box } = draw({ shape });
  expect(image).toHaveAttribute('src', `/covers/7-${file}.webp?v=v1`);
  expect(image?.getAttribute('srcset')).toContain(`/covers/7-${shape === 'lead' ? 'wide' : shape}-`);
  expect(image).toHaveAttribute('alt', '');
  expect(box).not.toHaveAttribute('data-broken');
});

test('where it is small it has no text of its own: everywhere, or on phones', () => {
  expect(draw({ small: 'always' }).image).toHaveAttribute('src', '/covers/7-mark-400.webp?v=v1');
  const { container, image } = draw({ small: 'phone' });
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/covers/7-mark-400.webp?v=v1');
  expect(image).toHaveAttribute('src', '/covers/7-card-640.webp?v=v1');
});

test('an item that is not public has the name of its category', () => {
  const { box, image } = draw({ card });
  expect(image).toBeNull();
  expect(box).toHaveAttribute('data-broken');
  expect(box).toHaveAttribute('data-picture', 'ทุนการศึกษา');
});
