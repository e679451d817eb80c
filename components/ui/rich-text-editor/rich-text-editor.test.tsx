import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichTextEditor } from './rich-text-editor';

const ODD = '<em><strong>ก</strong></em>\n<p>ข  ค</p>\n<table><tbody><tr><td colspan="1">ง</td></tr></tbody></table>';
const written = (): string => document.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '';

async function show(value: string, more: { onChange?: (html: string) => void; pickPictures?: () => Promise<[]> } = {}) {
  const view = render(<RichTextEditor name="detail" label="เนื้อหา" value={value} {...more} />);
  await screen.findByRole('toolbar', undefined, { timeout: 15_000 });
  return view;
}

/** Types as a browser does: changes the document, which the editor then reads. */
async function type(words: string) {
  const box = screen.getByRole('textbox', { name: 'เนื้อหา' });
  await act(async () => {
    const paragraph = box.querySelector('p');
    paragraph?.append(words);
    await new Promise((resolve) => setTimeout(resolve, 50));
    fireEvent.blur(box);
  });
}

test('until its script has loaded it is a labelled field that holds the HTML', async () => {
  render(<RichTextEditor name="detail" label="เนื้อหา" value={ODD} />);
  expect(screen.getByLabelText('เนื้อหา')).toBeVisible();
  expect(screen.getByLabelText('เนื้อหา')).toHaveValue(ODD);
  await screen.findByRole('toolbar', undefined, { timeout: 15_000 });
});

test('opened and left unchanged, it sends the text byte for byte and does not call `onChange`', async () => {
  const said = jest.fn();
  await show(ODD, { onChange: said });
  fireEvent.blur(screen.getByRole('textbox', { name: 'เนื้อหา' }));
  expect(document.querySelector('textarea')).not.toBeVisible();
  expect(written()).toBe(ODD);
  expect(said).not.toHaveBeenCalled();
});

test('typed text is in the field and reported by `onChange`', async () => {
  const said = jest.fn();
  await show('<p>ก</p>\n<p>ค</p>', { onChange: said });
  await type('ข');
  expect(written()).toBe('<p>กข</p><p>ค</p>');
  expect(said).toHaveBeenCalledWith('<p>กข</p><p>ค</p>');
});

test('a new `value` replaces the text, the editor’s own value does not', async () => {
  const { rerender } = await show('<p>ก</p>');
  await type('ข');
  rerender(<RichTextEditor name="detail" label="เนื้อหา" value="<p>กข</p>" />);
  expect(screen.getByRole('textbox', { name: 'เนื้อหา' })).toHaveTextContent('กข');
  rerender(<RichTextEditor name="detail" label="เนื้อหา" value="<p>อื่น</p>" />);
  expect(screen.getByRole('textbox', { name: 'เนื้อหา' })).toHaveTextContent('อื่น');
  expect(written()).toBe('<p>อื่น</p>');
});

test('the toolbar is one stop; arrows, Home and End move in it', async () => {
  await show('<p>ก</p>');
  const stops = () =>
    [...screen.getByRole('toolbar').querySelectorAll<HTMLElement>('button, select')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
  expect(stops()).toHaveLength(1);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  act(() => stops()[0]?.focus());
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('ตัวหนา');
  press('End');
  expect(document.activeElement).toHaveAccessibleName('ปุ่มลัดบนแป้นพิมพ์');
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('ชนิดย่อหน้า');
  press('ArrowLeft');
  press('Home');
  expect(stops()).toEqual([document.activeElement]);
});

test('every button has a name, and pictures are offered only where they can be chosen', async () => {
  const { unmount } = await show('<p>ก</p>');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
  expect(screen.queryByRole('button', { name: 'แทรกภาพ' })).toBeNull();
  unmount();
  await show('<p>ก</p>', { pickPictures: async () => [] });
  expect(screen.getByRole('button', { name: 'แทรกภาพ' })).toBeVisible();
});
