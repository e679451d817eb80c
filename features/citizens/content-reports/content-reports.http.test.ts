import { submitContentReport } from '@/features/news/news.commands';
import { newsMessages } from '@/features/news/news.messages';
import { serveJsonWrite } from '@/lib/http/json-endpoint';
import { getLimiter } from '@/lib/http/rate-limit/database';
import { aNews } from '@/testing/builders';
import { anAddress } from '@/testing/log-in';

test('too many reports are refused with a message and Retry-After', async () => {
  const [{ id }, address] = [await aNews(), anAddress()];
  await getLimiter('report.address').penalty(address, 60);
  const request = new Request('http://localhost/api/v1/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ id, reason: 'other' }),
  });
  const reply = await serveJsonWrite(request, (fields, viewer) => submitContentReport(fields, viewer));
  expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await reply.json()).toMatchObject({ status: false, message: newsMessages['news.reportsLimited'].th });
});
