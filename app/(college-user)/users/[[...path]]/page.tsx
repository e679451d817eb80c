import { areaMetadata, areaPage } from '@/components/areas/area-page';

export const generateMetadata = areaMetadata('usercollege');
export default areaPage('usercollege');
