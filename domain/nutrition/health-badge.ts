/** Health scores above this (not at it) show the badge. */
export const HEALTH_BADGE_ABOVE = 70
