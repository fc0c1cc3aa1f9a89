// Numbers that the browser and the server must agree on.

/** Rows in one request of a member that adds or changes them. */
export const ROWS_PER_WRITE = 200

/** Rows that the browser reads at once; a longer list is read in pages. */
export const ROWS_PER_READ = 500
