export const scenes = [
  'workshop',
  'electronics',
  'robot',
  'farm',
  'kitchen',
  'sewing',
  'car',
  'solar',
  'classroom',
  'computer',
  'health',
  'volunteer',
  'ceremony',
  'trophy',
  'building',
  'city',
  'mountain',
  'sea',
  'meeting',
  'train',
  'craft',
  'books',
] as const;
export type Scene = (typeof scenes)[number];

const PICTURES_A_SCENE = 5;

const buildKeys = (scene: Scene) => Array.from({ length: PICTURES_A_SCENE }, (_, index) => `${scene}-${index + 1}`);

/** Keys of the pictures of news, by scene: 'workshop-1' to 'books-5'. */
export const sceneKeys: Record<string, string[]> = Object.fromEntries(scenes.map((scene) => [scene, buildKeys(scene)]));
