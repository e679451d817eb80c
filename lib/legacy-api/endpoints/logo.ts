import { z } from 'zod';
import { MAX_ID } from '@/lib/command/ids';
import { optionalWhole } from '@/lib/http/fields';
import { readFrame } from '@/lib/site/queries';
import { LOGO_ID } from '@/lib/site/schema';
import { endpoint, operation } from '../endpoint';

/** Shown where no logo was uploaded. */
const DEFAULT_LOGO = '/logo.svg';

export const logo = endpoint('logotop.php', [
  operation({
    summary: 'โลโก้ของเว็บไซต์: เลขที่ไม่รู้จักได้โลโก้เริ่มต้น',
    when: {},
    access: 'news.read',
    kept: true,
    input: z.object({ logoTopid: optionalWhole(0, MAX_ID, 'เลขโลโก้ ว่างหมายถึง 1') }),
    output: z.object({
      logoTopid: z.number().int().meta({ description: 'เลขโลโก้ที่ถาม' }),
      logoTopfiles: z.string().meta({ description: 'ที่อยู่ของภาพ เริ่มด้วย /' }),
    }),
    handle: async ({ logoTopid = LOGO_ID }) => {
      const uploaded = logoTopid === LOGO_ID ? (await readFrame()).logo : undefined;
      return { logoTopid, logoTopfiles: uploaded ?? DEFAULT_LOGO };
    },
    example: { input: { logoTopid: 1 }, output: { logoTopid: 1, logoTopfiles: '/logo.svg' } },
  }),
]);
