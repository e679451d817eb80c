import { areaMetadata, areaPage } from '@/components/areas/area-page';

export const generateMetadata = areaMetadata('veccentral');
export default areaPage('veccentral');
