import { areaMetadata, areaPage } from '@/components/areas/area-page';

export const generateMetadata = areaMetadata('college');
export default areaPage('college');
