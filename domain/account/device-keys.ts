// Keys in a device's storage that several layers use, and some of the document's inline scripts.

/** The session. */
export const SESSION_KEY = 'plateful-session'

/** The data that a member's own pages last showed (web/app/persisted-queries.ts). */
export const PERSISTED_QUERIES = 'kept-figures'

/** In this tab: the plan for a member's table (web/features/table-plan/saved-table-plan.ts). */
export const TABLE_PLAN = 'table-plan'

/** The color scheme that this device has chosen. */
export const THEME_KEY = 'theme'
