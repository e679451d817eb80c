import { readPdf } from '@/testing/read-pdf';
import { openExportWriter } from './export-writer';

async function readFills(accent?: string): Promise<Set<string>> {
  const head = { name: 'ข่าว', agency: 'หน่วยงาน', accent, madeAt: new Date('2026-11-20T03:00:00Z'), fitting: 0 };
  const writer = await openExportWriter('pdf', head, 'http://localhost');
  const file = [await writer.add([]), await writer.end()];
  return new Set(readPdf(Buffer.concat(file)).fills);
}

test('headlines of a PDF have the agency’s accent, else the default one', async () => {
  const [own, plain] = [await readFills('#1d3f5c'), await readFills()];
  expect(own).toContain('#1d3f5c');
  expect(own).not.toContain('#74101f');
  expect(plain).toContain('#74101f');
}, 60_000);
