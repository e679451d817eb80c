import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('VecAdmin');
export default createAreaPage('VecAdmin');
