/** The row of the drafts' list that one comes back to from the editor: its name among what is kept (use-kept.ts). */
export const DRAFTS_ROW = 'drafts row';
