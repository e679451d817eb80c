import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('veccentraldep');
export default createAreaPage('veccentraldep');
