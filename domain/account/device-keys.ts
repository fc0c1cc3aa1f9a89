// Keys in a device's local storage that the document's inline scripts also use.

/** The session. */
export const SESSION_KEY = 'plateful-session'

/** The data that a member's own pages last showed (web/app/persisted-queries.ts). */
export const PERSISTED_QUERIES = 'kept-figures'

/** The color scheme that this device has chosen. */
export const THEME_KEY = 'theme'
