/** The sheet: A4 in points, with the margins of picture 17. */
export const SHEET = { width: 595.28, height: 841.89, left: 39, top: 36, nextTop: 48 } as const;

/** Between the content and the rule of the foot. */
export const ABOVE_FOOT = 6;

export const CONTENT_WIDTH = SHEET.width - 2 * SHEET.left;
