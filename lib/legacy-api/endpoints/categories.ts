import { z } from 'zod';
import { listCategories } from '@/features/news/categories/categories.queries';
import { defineEndpoint, defineOperation } from '../endpoint';

const wireCategory = z.object({
  newsCatID: z.number().int().meta({ description: 'เลขหมวดหมู่ข่าว' }),
  newsCatName: z.string().meta({ description: 'ชื่อหมวดหมู่ข่าว' }),
  newsCatShowHide: z.number().int().meta({ description: '1 แสดง, 0 ซ่อน' }),
  newsCatOrder: z.number().int().meta({ description: 'ลำดับ' }),
});

export const categories = defineEndpoint('newscatagories.php', [
  defineOperation({
    summary: 'หมวดหมู่ข่าวทั้งหมดตามลำดับ รวมหมวดที่ซ่อนและหมวด Life Style',
    access: 'news.read',
    cacheable: true,
    input: z.object({}),
    output: z.array(wireCategory),
    handle: async () =>
      (await listCategories()).map(({ id, name, visible, position }) => ({
        newsCatID: id,
        newsCatName: name,
        newsCatShowHide: Number(visible),
        newsCatOrder: position,
      })),
    example: {
      input: {},
      output: [{ newsCatID: 1002, newsCatName: 'ข่าวประชาสัมพันธ์', newsCatShowHide: 1, newsCatOrder: 1 }],
    },
  }),
]);
