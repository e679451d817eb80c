import { z } from 'zod';
import { newsId } from '@/features/news/news.schema';
import { listPublicPictures } from '@/features/news/pictures.queries';
import { defineEndpoint, defineOperation } from '../endpoint';

const picture = z.object({
  newsPicID: z.number().int().meta({ description: 'เลขภาพ' }),
  news_id_main: z.number().int().meta({ description: 'เลขข่าว' }),
  news_pic_name: z.string().meta({ description: 'ที่อยู่ของภาพ เริ่มด้วย /' }),
  news_pic_alt: z.string().meta({ description: 'คำอธิบายภาพ' }),
  news_pic_order: z.number().int().meta({ description: 'ลำดับภาพ' }),
});

export const newsPictures = defineEndpoint('newspicture.php', [
  defineOperation({
    summary: 'ภาพประกอบของข่าวตามลำดับ: รายการว่างเมื่อข่าวไม่เผยแพร่',
    access: 'news.read',
    cacheable: true,
    input: z.object({ news_id_main: newsId.meta({ description: 'เลขข่าว' }) }),
    output: z.array(picture),
    handle: async (input) =>
      (await listPublicPictures(input.news_id_main)).map(({ id, newsId: main, url, alt, position }) => ({
        newsPicID: id,
        news_id_main: main,
        news_pic_name: url,
        news_pic_alt: alt,
        news_pic_order: position,
      })),
    example: {
      input: { news_id_main: 128 },
      output: [
        {
          newsPicID: 501,
          news_id_main: 128,
          news_pic_name: '/media/2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae-1600.webp',
          news_pic_alt: 'นักเรียนยืนต่อแถวสมัครเรียนหน้าอาคารอำนวยการ',
          news_pic_order: 1,
        },
      ],
    },
  }),
]);
