export const saved = 1;
