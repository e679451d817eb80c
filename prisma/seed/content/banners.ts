import { DAY_MS } from '@/lib/time/units';
import type { BannerSeed } from './shapes';
import { toBuddhistYear } from './thai-date';

/** Five banners: three visible now, one that starts next month, one hidden. */
export function buildBanners(now: Date): BannerSeed[] {
  const year = toBuddhistYear(now);
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return [
    {
      title: `สัปดาห์อาชีวศึกษาแห่งชาติ ประจำปี ${year}`,
      description: 'ชมนิทรรศการ การประกวดผลงาน และตลาดนัดอาชีพจากสถานศึกษา 40 แห่ง',
      pictureKey: 'banner-1',
      link: '/news_group/?news_type=1002',
      order: 1,
      visible: true,
      to: daysFromNow(60),
    },
    {
      title: `เปิดรับสมัครทุนเรียนสายอาชีพ ปีการศึกษา ${year + 1}`,
      description: 'เรียนฟรี มีรายได้ระหว่างเรียน พร้อมงานเมื่อสำเร็จการศึกษา',
      pictureKey: 'banner-2',
      link: '/news_group/?news_type=1005',
      order: 2,
      visible: true,
    },
    {
      title: 'การแข่งขันทักษะวิชาชีพระดับชาติ',
      description: 'ติดตามผลการแข่งขันและชมผลงานของตัวแทนจากทุกภาค',
      pictureKey: 'banner-3',
      link: '/news_group/?news_type=1006',
      order: 3,
      visible: true,
    },
    {
      title: 'ตลาดนัดแรงงานสายอาชีพ',
      description: 'พบสถานประกอบการกว่า 200 แห่งที่เปิดรับผู้สำเร็จการศึกษา ปวช. และ ปวส.',
      pictureKey: 'banner-4',
      link: '/news_group/?news_type=1007',
      order: 4,
      visible: true,
      from: daysFromNow(30),
      to: daysFromNow(75),
    },
    {
      title: 'ประชุมผู้บริหารสถานศึกษาประจำปี',
      description: 'เอกสารประกอบการประชุมและกำหนดการ',
      pictureKey: 'banner-5',
      link: '/documents/',
      order: 5,
      visible: false,
    },
  ];
}
