import { openWorkerFile } from './worker-pool';

const head = { title: 'ข่าว', heading: 'ข่าว', subtitles: [], agency: 'หน่วยงาน', page: 'หน้า' };
const anItem = (text: string) => ({
  ...{ number: 1, topic: 'หัวข้อ', address: 'http://localhost/', facts: '', month: 'มีนาคม' },
  blocks: [{ kind: 'text', text }],
});

test('a file whose text takes too long to shape is terminated and refused with a message', async () => {
  const { send } = openWorkerFile('pdf', head, 1_500);
  // Text that bypasses `openExportWriter` has no limit of stacked marks.
  await expect(send({ rows: [anItem(`ก${'\u0e49'.repeat(120_000)}`)] })).rejects.toMatchObject({
    kind: 'invalid',
    key: 'print.tooComplex',
  });
  await expect(send({ rows: [] })).rejects.toBeDefined();
});

test('a long text without spaces is laid out within the deadline of a batch', async () => {
  const { send } = openWorkerFile('pdf', head);
  const whole = [await send({ rows: [anItem('ก'.repeat(100_000)), anItem('วิทยาลัย'.repeat(10_000))] }), await send({})];
  expect(Buffer.concat(whole).subarray(0, 5).toString()).toBe('%PDF-');
}, 120_000);
