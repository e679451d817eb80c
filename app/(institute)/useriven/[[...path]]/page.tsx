import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('iven');
export default createAreaPage('iven');
