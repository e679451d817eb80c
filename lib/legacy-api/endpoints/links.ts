import { z } from 'zod';
import { getSiteFrame } from '@/lib/site/queries';
import { defineEndpoint, defineOperation } from '../endpoint';

const wireLink = z.object({
  id: z.number().int().meta({ description: 'เลขลิงก์' }),
  linksdetails: z.string().meta({ description: 'ชื่อที่แสดง' }),
  linksforward: z.string().meta({ description: 'ปลายทาง' }),
});

export const links = defineEndpoint('links.php', [
  defineOperation({
    summary: 'ลิงก์ที่มีประโยชน์ตามลำดับ',
    access: 'news.read',
    cacheable: true,
    input: z.object({}),
    output: z.array(wireLink),
    handle: async () =>
      (await getSiteFrame()).links.map(({ id, label, target }) => ({ id, linksdetails: label, linksforward: target })),
    example: {
      input: {},
      output: [{ id: 1, linksdetails: 'ราชกิจจานุเบกษา', linksforward: 'https://ratchakitcha.soc.go.th/' }],
    },
  }),
]);
