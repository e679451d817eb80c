import { fireEvent, render, screen } from '@testing-library/react';
import { FileForm } from './file-form';

const categories = [{ id: 3, name: 'ประชาสัมพันธ์' }];
const press = () => fireEvent.click(screen.getByRole('button', { name: 'ดูก่อนนำเข้า' }));

test('without a file, or with one that is too large, nothing is sent', () => {
  const fetching = jest.fn();
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
  render(<FileForm mayPublish categories={categories} path="/colleges/move_in" />);
  press();
  const input = screen.getByLabelText('ไฟล์ส่งออก (.xml)');
  expect(screen.getByText('กรุณาเลือกไฟล์ .xml ที่ส่งออกจาก WordPress')).toBeTruthy();
  const large = new File(['x'], 'a.xml');
  Object.defineProperty(large, 'size', { value: 256 * 1_048_576 + 1 });
  fireEvent.change(input, { target: { files: [large] } });
  press();
  expect(screen.getByText(/^ไฟล์ใหญ่เกิน 256 MB/)).toBeTruthy();
  expect(fetching).not.toHaveBeenCalled();
});

test('a refusal is shown in words, and the form can be sent again', async () => {
  const fetching = jest
    .fn()
    .mockResolvedValue({ text: async () => JSON.stringify({ status: false, message: 'ไม่ใช่ไฟล์ของ WordPress' }) });
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
  render(<FileForm mayPublish={false} categories={categories} path="/colleges/move_in" />);
  expect(screen.getByText(/ต้องผ่านการอนุมัติ/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: /เผยแพร่/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('ไฟล์ส่งออก (.xml)'), { target: { files: [new File(['x'], 'a.xml')] } });
  press();
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่ใช่ไฟล์ของ WordPress');
  expect(String(fetching.mock.calls[0]?.[0])).toMatch(/^\/api\/v1\/own-moves\/pieces\?key=[0-9a-f-]{36}&at=0$/);
  expect(screen.getByRole('button', { name: 'ดูก่อนนำเข้า' })).toBeTruthy();
});
