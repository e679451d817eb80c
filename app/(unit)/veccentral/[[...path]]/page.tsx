import { createAreaMetadata, createAreaPage } from '@/components/areas/area-page';

export const generateMetadata = createAreaMetadata('veccentral');
export default createAreaPage('veccentral');
