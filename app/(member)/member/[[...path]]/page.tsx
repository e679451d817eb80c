import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('member');
export default createAreaPage('member');
