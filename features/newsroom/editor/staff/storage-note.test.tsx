import { render, screen } from '@testing-library/react';
import { mediaMessages } from '@/features/media/media.messages';
import { StorageNote, StorageReports, useStorageReport } from './storage-note';

function Place({ message }: { message?: string }) {
  useStorageReport(message === undefined ? [] : [{ state: 'failed', message }]);
  return null;
}

const page = (first?: string, second?: string) => (
  <StorageReports>
    <StorageNote />
    <Place message={first} />
    <Place message={second} />
  </StorageReports>
);

test('the status says that the store is full until no place has a refused upload', () => {
  const { rerender } = render(page());
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(page(mediaMessages['media.noSpace'], mediaMessages['media.noSpace']));
  expect(status).toHaveTextContent('ที่เก็บไฟล์ของระบบเต็มหรือใช้งานไม่ได้');
  rerender(page(undefined, mediaMessages['media.noSpace']));
  expect(status).toHaveTextContent('ข้อความไม่หาย');
  rerender(page());
  expect(status).toBeEmptyDOMElement();
});

test('a file that is refused for itself says nothing about the store', () => {
  render(page(mediaMessages['media.pictureTooLarge']));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
