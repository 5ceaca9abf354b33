/** Size of a playground picture in millimetres: two of them and the instruction fill a page. */
export const SCENE = { width: 186, height: 96 } as const;
