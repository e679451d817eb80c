import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AddressFile } from './address-file';

function renderForm() {
  render(
    <form>
      <textarea name="lines" aria-label="lines" />
      <AddressFile />
    </form>,
  );
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(/^ไฟล์ CSV/), { target: { files: [file] } });
  return { choose, lines: screen.getByLabelText<HTMLTextAreaElement>('lines') };
}

/** A file as browsers give it; jsdom's has no bytes. */
function aFile(bytes: Uint8Array): File {
  const file = new File([''], 'a.csv');
  Object.defineProperty(file, 'size', { value: bytes.length });
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
  return file;
}

test.each([
  ['UTF-8 with its mark', Uint8Array.from(Buffer.from('\ufeff/ข่าว,12\n'))],
  ['TIS-620 of older spreadsheets', Uint8Array.from([0x2f, 0xa2, 0xe8, 0xd2, 0xc7, 0x2c, 0x31, 0x32, 0x0a])],
])('a file in %s fills the lines', async (_, bytes) => {
  const { choose, lines } = renderForm();
  choose(aFile(bytes));
  await waitFor(() => expect(lines.value).toBe('/ข่าว,12\n'));
});

test('a file that is too large is refused in words, and the lines stay', () => {
  const { choose, lines } = renderForm();
  choose(aFile(new Uint8Array(900_001)));
  expect(screen.getByText(/^ไฟล์ใหญ่เกินไป/)).toBeInTheDocument();
  expect(lines.value).toBe('');
});
