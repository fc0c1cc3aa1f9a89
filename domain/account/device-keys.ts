// Names in a device's local storage that the server's inline scripts know too.

/** The session. */
export const SESSION_KEY = 'plateful-session'

/** What a member's own pages showed last (web/app/kept-figures.ts). */
export const KEPT_FIGURES = 'kept-figures'
