import { areaMetadata, areaPage } from '@/components/areas/area-page';

export const generateMetadata = areaMetadata('VecProvince');
export default areaPage('VecProvince');
