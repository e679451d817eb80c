import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addModalDialogs } from '@/testing/modal-dialogs';
import { blankContent, type NewsContent } from '../../item/content.schema';
import { MergeDialog } from './merge-dialog';

beforeAll(addModalDialogs);

const base: NewsContent = {
  ...blankContent,
  categoryId: 1,
  topic: 'เปิดรับสมัคร',
  detail: '<p>รับที่อาคารหนึ่ง</p><p>โทรสอบถาม</p>',
};

function draw(mine: Partial<NewsContent>, theirs: Partial<NewsContent>) {
  const onChoose = jest.fn<void, [NewsContent]>();
  render(
    <MergeDialog
      title="ชนกัน"
      lead="เลือก"
      names={{ mine: 'ของฉัน', theirs: 'ของ อรุณ' }}
      times={{ mine: 'แก้ไขเมื่อ 10.30', theirs: 'บันทึกเมื่อ 10.31' }}
      mine={{ ...base, ...mine }}
      theirs={{ ...base, ...theirs }}
      base={base}
      known={{ files: new Map(), categories: [] }}
      submit="บันทึกตามที่เลือก"
      onClose={() => undefined}
      onChoose={onChoose}
    />,
  );
  return {
    choose: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'บันทึกตามที่เลือก' }));
      return onChoose.mock.calls.at(-1)?.[0];
    },
  };
}

test('a text that both changed is merged, with the names of both sides and a choice per place', async () => {
  const { choose } = draw(
    { detail: '<p>รับที่อาคารหนึ่ง ชั้นสอง</p><p>โทรสอบถาม</p>' },
    { detail: '<p>รับที่อาคารหนึ่ง ห้องประชุม</p><p>โทรสอบถาม ในวันทำการ</p>' },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ของฉัน แก้ไขเมื่อ 10.30',
    'ของ อรุณ บันทึกเมื่อ 10.31',
  ]);
  expect(screen.getByRole('radio', { name: 'รวมทั้งสองฉบับ' })).toBeChecked();
  const place = within(screen.getByRole('group', { name: 'จุดที่แก้ต่างกัน 1' }));
  expect(place.getByRole('radio', { name: /^เก็บทั้งสอง/ })).toBeChecked();
  expect((await choose())?.detail).toBe('<p>รับที่อาคารหนึ่ง ชั้นสอง ห้องประชุม</p><p>โทรสอบถาม ในวันทำการ</p>');
  await userEvent.click(place.getByRole('radio', { name: /^ของ อรุณ/ }));
  expect((await choose())?.detail).toBe('<p>รับที่อาคารหนึ่ง ห้องประชุม</p><p>โทรสอบถาม ในวันทำการ</p>');
});

test('a whole side can be chosen instead of the merged text', async () => {
  const { choose } = draw({ topic: 'เปิดรับสมัครรอบสอง' }, { topic: 'เปิดรับสมัครด่วน' });
  const part = within(screen.getByRole('group', { name: /^หัวข้อข่าว/ }));
  await userEvent.click(part.getAllByRole('radio', { name: 'ของ อรุณ' }).at(-1) ?? document.body);
  expect(part.queryByRole('group')).toBeNull();
  expect((await choose())?.topic).toBe('เปิดรับสมัครด่วน');
});

test('parts that one side changed are taken from it without a merged text', async () => {
  const { choose } = draw({ topic: 'หัวข้อใหม่' }, { pinned: true });
  expect(screen.queryByRole('radio', { name: 'รวมทั้งสองฉบับ' })).toBeNull();
  expect(await choose()).toEqual({ ...base, topic: 'หัวข้อใหม่', pinned: true });
});
