import { createAreaLayout } from '@/components/areas/area-layout';

export const dynamic = 'force-dynamic';
export default createAreaLayout('newseditors');
