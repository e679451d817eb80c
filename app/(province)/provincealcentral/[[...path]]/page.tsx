import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('VecProvince');
export default createAreaPage('VecProvince');
