import { newsroomMessages } from '../../workflow/workflow.messages';

const levelNames = new Map<number, string>([
  [0, newsroomMessages['newsroom.level.0']],
  [1, newsroomMessages['newsroom.level.1']],
  [2, newsroomMessages['newsroom.level.2']],
  [3, newsroomMessages['newsroom.level.3']],
]);

export const formatLevel = (level: number): string => levelNames.get(level) ?? String(level);
