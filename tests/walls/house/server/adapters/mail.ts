export const mail = 1;
