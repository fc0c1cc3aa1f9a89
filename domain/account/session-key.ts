/** Where a device keeps its session, in local storage. */
export const SESSION_KEY = 'plateful-session'
