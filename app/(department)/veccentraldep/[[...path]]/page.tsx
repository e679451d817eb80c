import { areaMetadata, areaPage } from '@/components/areas/area-page';

export const generateMetadata = areaMetadata('veccentraldep');
export default areaPage('veccentraldep');
