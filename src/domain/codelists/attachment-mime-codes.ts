/** Media types of attached documents, BT-125-1. Source: MIME types allowed for embedded attachments (exact, case sensitive); as enforced by the CIUS-RO 1.0.9 rule set (June 2024). */
export const ATTACHMENT_MIME_CODES =
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet';
