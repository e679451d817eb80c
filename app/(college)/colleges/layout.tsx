import { areaLayout } from '@/components/areas/area-layout';

export const dynamic = 'force-dynamic';
export default areaLayout('college');
