import { areaMetadata, areaPage } from '@/components/areas/area-page';

export const generateMetadata = areaMetadata('VecAdmin');
export default areaPage('VecAdmin');
