import { z } from 'zod';
import { readFrame } from '@/lib/site/queries';
import { endpoint, operation } from '../endpoint';

const wireLink = z.object({
  id: z.number().int().meta({ description: 'เลขลิงก์' }),
  linksdetails: z.string().meta({ description: 'ชื่อที่แสดง' }),
  linksforward: z.string().meta({ description: 'ปลายทาง' }),
});

export const links = endpoint('links.php', [
  operation({
    summary: 'ลิงก์ที่มีประโยชน์ตามลำดับ',
    when: {},
    access: 'news.read',
    kept: true,
    input: z.object({}),
    output: z.array(wireLink),
    handle: async () =>
      (await readFrame()).links.map(({ id, label, target }) => ({ id, linksdetails: label, linksforward: target })),
    example: {
      input: {},
      output: [{ id: 1, linksdetails: 'ราชกิจจานุเบกษา', linksforward: 'https://ratchakitcha.soc.go.th/' }],
    },
  }),
]);
