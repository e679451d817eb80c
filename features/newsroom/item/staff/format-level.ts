import { newsroomMessages } from '../../workflow/workflow.messages';

const levelNames = new Map<number, string>([
  [0, newsroomMessages['newsroom.level.0'].th],
  [1, newsroomMessages['newsroom.level.1'].th],
  [2, newsroomMessages['newsroom.level.2'].th],
  [3, newsroomMessages['newsroom.level.3'].th],
]);

export const formatLevel = (level: number): string => levelNames.get(level) ?? String(level);
