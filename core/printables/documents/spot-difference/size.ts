/** Size of a playground picture in millimeters: two of them and the instruction fill a page. */
export const SCENE = { width: 186, height: 96 } as const;
