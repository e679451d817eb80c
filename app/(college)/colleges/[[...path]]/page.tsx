import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('college');
export default createAreaPage('college');
