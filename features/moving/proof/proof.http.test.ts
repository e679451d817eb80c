import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { createExportRequester, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { answerProofExport } from './proof.http';
import type { ProofResult } from './proof.schema';

const request = createExportRequester('http://localhost:3000/api/v1/move/proof', answerProofExport);
const result: ProofResult = {
  ...{ counted: 3, listed: 3, lacking: { count: 1, first: ['77'] }, extra: { count: 0, first: [] } },
  months: [
    { categoryId: 1, category: 'ข่าวสาร', month: '2024-05', there: 2, here: 2 },
    { categoryId: 1, category: 'ข่าวสาร', month: '2024-06', there: 1, here: 0 },
  ],
  sample: {
    states: { equal: 1, different: 1, edited: 0, missing: 0, gone: 0 },
    others: [
      {
        ...{ oldId: '5', newId: 5, topic: '=หัวข้อ', state: 'different' },
        differences: [{ field: 'detail', there: '<p>ก</p>', here: '<p>ข</p>' }],
      },
    ],
  },
  addresses: { total: 2, moved: 1, hidden: 0, wrongCount: 1, wrong: [{ path: '/old', reason: 'ไม่พบ' }], asked: null },
  files: {
    count: 1,
    first: [{ address: 'https://x/a.jpg', reason: 'ไม่ตอบ', items: [{ oldId: '5', newId: 5, topic: 'ก' }] }],
  },
};

async function aProof() {
  const source = await db.moveSource.create({ data: { kind: 'legacy', address: makeUnique('https://old.example') } });
  return db.moveProof.create({ data: { sourceId: source.id, seed: 'abc', status: 'done', result } });
}

test('the report is a CSV file with every month, difference, address and file', async () => {
  const { id } = await aProof();
  const ask = await request(await anAdministrator());
  const { table, facts } = await readCsvParts(await ask(`proof=${id}&format=csv`));
  expect(facts.join('\n')).toMatch(/เลขสุ่ม,abc/);
  expect(table.slice(1)).toEqual([
    'จำนวนข่าวตามหมวดหมู่และเดือน,ข่าวสาร พ.ค. 2567,2,2,',
    'จำนวนข่าวตามหมวดหมู่และเดือน,ข่าวสาร มิ.ย. 2567,1,0,−1',
    'ข่าวที่เว็บเดิมมีแต่เว็บนี้ไม่มี,77,77,,',
    'ข่าวที่สุ่มมาเทียบ,5 =หัวข้อ,<p>ก</p>,<p>ข</p>,ไม่ตรงกัน: เนื้อข่าว',
    'ที่อยู่เดิม,/old,,,ไม่พบ',
    'ไฟล์ที่หาไม่พบบนเว็บเดิม,https://x/a.jpg,,5 ก,ไม่ตอบ',
  ]);
  expect(await findLastAuditRow('move')).toMatchObject({
    action: 'move.proofExport',
    after: { rows: 6, format: 'csv' },
  });
});

test('the report is a PDF', async () => {
  const { id } = await aProof();
  const reply = await (await request(await anAdministrator()))(`proof=${id}&format=pdf`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('an unknown comparison or format is refused in words', async () => {
  const ask = await request(await anAdministrator());
  expect((await ask('proof=2000000000&format=csv')).status).toBe(404);
  expect((await ask('format=csv')).status).toBe(404);
  expect((await ask(`proof=${(await aProof()).id}&format=exe`)).status).toBe(422);
});

test.each(nonAdministrators)('%s gets no report', async (_role, make) => {
  const { id } = await aProof();
  expect((await (await request(await make()))(`proof=${id}&format=csv`)).status).toBe(403);
});
