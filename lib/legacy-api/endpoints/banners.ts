import { z } from 'zod';
import { listBanners } from '@/features/home/banners/banners.queries';
import { can } from '@/lib/auth/access';
import { defineEndpoint, defineOperation } from '../endpoint';
import { optionalWholeNumber } from '../fields';

const wireBanner = z.object({
  banners_id: z.number().int().meta({ description: 'เลขแบนเนอร์' }),
  banners_image: z.string().meta({ description: 'ที่อยู่ของภาพ เริ่มด้วย / หรือข้อความว่าง' }),
  banners_title: z.string().meta({ description: 'ชื่อแบนเนอร์' }),
  banners_description: z.string().meta({ description: 'คำอธิบาย' }),
  banners_link: z.string().meta({ description: 'ลิงก์ปลายทาง หรือข้อความว่าง' }),
  banners_status: z.number().int().meta({ description: '1 แสดง, 0 ซ่อน' }),
});

export const banners = defineEndpoint('banners.php', [
  defineOperation({
    summary: 'แบนเนอร์ตามลำดับ เฉพาะที่อยู่ในช่วงวันที่แสดง',
    access: 'news.read',
    cacheable: true,
    input: z.object({
      banners_status: optionalWholeNumber(0, 1, '1 ที่แสดง, 0 ที่ซ่อน (ผู้ดูแลระบบเท่านั้น ผู้อื่นได้ที่แสดงเสมอ)'),
    }),
    output: z.array(wireBanner),
    handle: async (input, viewer) => {
      const hidden = input.banners_status === 0 && can(viewer, 'site.manage');
      return (await listBanners(!hidden)).map((banner) => ({
        banners_id: banner.id,
        banners_image: banner.picture?.src ?? '',
        banners_title: banner.title,
        banners_description: banner.description,
        banners_link: banner.target,
        banners_status: Number(banner.visible),
      }));
    },
    example: {
      input: { banners_status: 1 },
      output: [
        {
          banners_id: 3,
          banners_image: '/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9-1600.webp',
          banners_title: 'สัปดาห์อาชีวศึกษา 2570',
          banners_description: 'พบกันวันที่ 18–22 มกราคม 2570',
          banners_link: '/readnews/news/?news_id=128',
          banners_status: 1,
        },
      ],
    },
  }),
]);
