import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ActionForm } from '../action-form';
import { CheckboxField } from '../checkbox-field';
import { Field } from '../field';
import type { FormFeedback } from '../form-context';
import { SelectField } from '../select-field';
import { SubmitButton } from '../submit-button';
import { TextAreaField } from '../text-area-field';

const stale: FormFeedback = { error: 'มีผู้อื่นบันทึกไปก่อน', conflict: true, stale: { by: 'สมหญิง' } };
const kinds = [
  { value: 'a', label: 'ชนิดหนึ่ง' },
  { value: 'b', label: 'ชนิดสอง' },
];

type Stored = { version: number; title: string; text: string; kind: string; visible: boolean; files: string };
const opened: Stored = { version: 1, title: 'เดิม', text: 'เดิม', kind: 'a', visible: false, files: '[]' };
const saved: Stored = {
  ...{ version: 2, title: 'ของเขา', text: 'ข้อความของเขา', kind: 'b', visible: true },
  files: '[{"mediaId":7,"title":"ภาพของเขา"}]',
};

function Form({ action, at }: { action: Parameters<typeof ActionForm>[0]['action']; at: Stored }) {
  return (
    <ActionForm action={action} fields={{ id: 5, version: at.version }}>
      <Field name="title" label="ชื่อ" defaultValue={at.title} />
      <TextAreaField name="text" label="ข้อความ" defaultValue={at.text} />
      <SelectField name="kind" label="ชนิด" choices={kinds} defaultValue={at.kind} />
      <CheckboxField name="visible" label="แสดง" checked={at.visible} />
      <fieldset>
        <legend>ไฟล์แนบ</legend>
        <input type="hidden" name="files" value={at.files} />
      </fieldset>
      <SubmitButton name="step" value="save">
        บันทึก
      </SubmitButton>
    </ActionForm>
  );
}

/** Page of the form as the server renders it, or as given; the first submission is refused. */
async function show(page?: string) {
  const { renderToString } = await import('react-dom/server');
  const html = page ?? renderToString(<Form action={async () => ({})} at={saved} />);
  const sent: FormData[] = [];
  const action = async (_before: FormFeedback, form: FormData): Promise<FormFeedback> => {
    sent.push(form);
    return sent.length === 1 ? { ...stale, values: { title: String(form.get('title')) } } : { done: 'บันทึกแล้ว' };
  };
  const answer = { ok: true, text: async () => html };
  Reflect.set(globalThis, 'fetch', async () => answer);
  render(<Form action={action} at={opened} />);
  return { sent };
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const panel = () => screen.findByRole('region', { name: 'ส่วนที่ต่างจากที่บันทึกไว้แล้ว' });

test('a refused form keeps its words, shows who saved, and takes what was not changed', async () => {
  const { sent } = await show();
  type('ชื่อ', 'ของฉัน');
  await press('บันทึก');
  const box = within(await panel());
  expect(box.getByText(/บันทึกล่าสุดโดย สมหญิง/)).toBeVisible();
  expect(box.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    ...['ชื่อ', 'ข้อความ', 'ชนิด', 'แสดง', 'ไฟล์แนบ'],
  ]);
  expect(within(box.getByRole('group', { name: 'ไฟล์แนบ' })).getByText(/ภาพของเขา/)).toBeVisible();
  expect(screen.getByLabelText('ชื่อ')).toHaveValue('ของฉัน');
  expect(screen.getByLabelText('ข้อความ')).toHaveValue('ข้อความของเขา');
  expect(screen.getByLabelText('ชนิด')).toHaveValue('b');
  expect(screen.getByLabelText('แสดง')).toBeChecked();
  await press('บันทึก');
  expect(Object.fromEntries(sent[1] ?? [])).toMatchObject({ ...saved, version: '2', title: 'ของฉัน', visible: 'on' });
  expect(sent[1]?.getAll('files')).toEqual([saved.files]);
});

test('each field is decided for itself, and a long text can keep both', async () => {
  const { sent } = await show();
  type('ชื่อ', 'ของฉัน');
  type('ข้อความ', 'ข้อความของฉัน');
  await press('บันทึก');
  await panel();
  expect(screen.queryByRole('button', { name: 'เก็บทั้งสอง ชื่อ' })).toBeNull();
  await press('เก็บทั้งสอง ข้อความ');
  expect(screen.getByLabelText('ข้อความ')).toHaveValue('ข้อความของฉัน\n\nข้อความของเขา');
  await press('ใช้ที่บันทึกไว้แล้ว ชื่อ');
  await press('ใช้ของคุณ ชนิด');
  await press('ใช้ของคุณ ไฟล์แนบ');
  expect(screen.getByLabelText('ชนิด')).toHaveValue('a');
  type('ชื่อ', 'ของเขาและของฉัน');
  await press('บันทึก');
  expect(Object.fromEntries(sent[1] ?? [])).toMatchObject({
    ...{ version: '2', title: 'ของเขาและของฉัน', kind: 'a', files: '[]' },
  });
});

test('a form that the page no longer has keeps its words and its version', async () => {
  const { sent } = await show('<main>ส่งแล้ว</main>');
  type('ชื่อ', 'ของฉัน');
  await press('บันทึก');
  const box = within(await panel());
  expect(box.getByRole('link', { name: 'เปิดหน้าล่าสุดในแท็บใหม่' })).toHaveAttribute('target', '_blank');
  expect(screen.getByLabelText('ชื่อ')).toHaveValue('ของฉัน');
  await press('บันทึก');
  expect(sent[1]?.get('version')).toBe('1');
});

test('the form of another thing on the page is not taken for it', async () => {
  const other = '<form><input type="hidden" name="id" value="6"><input type="hidden" name="version" value="9"></form>';
  await show(other);
  await press('บันทึก');
  expect(within(await panel()).getByText(/ไม่มีแบบฟอร์มให้แก้ไขแล้ว/)).toBeVisible();
});

test('other refusals ask for nothing', async () => {
  const asked = jest.fn();
  Reflect.set(globalThis, 'fetch', asked);
  render(<Form action={async () => ({ error: 'ปิดแล้ว', conflict: true })} at={opened} />);
  await press('บันทึก');
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByText('ปิดแล้ว')).toBeVisible();
});
