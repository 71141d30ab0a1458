/** How much of files a document may bring along (BG-24); apart from what judges them, for the schemas need no more. */

/** Of all files of a document together: in Base64 they take a third more, and ANAF takes 10 MB (anaf-efactura.md, section 3). */
export const MOST_ATTACHED_BYTES = 5 * 1024 * 1024;
export const MOST_ATTACHMENTS = 20;
/** BR-RO-L0308, BR-RO-L1020. */
export const LONGEST_REFERENCE = 200;
export const LONGEST_DESCRIPTION = 100;
