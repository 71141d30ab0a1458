/** Invoices as files: each by itself, or many in a zip. As the attribute `accept` has it. */
export const XML_FILES = '.xml,.zip,application/xml,text/xml,application/zip';
