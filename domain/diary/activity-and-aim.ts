// How active a person is and what they want. Separate from the formulas, because every member's page reads the profile.
export const ACTIVITIES = [
  { value: 'sedentary', label: 'Mostly sitting', factor: 1.2 },
  { value: 'light', label: 'Lightly active: exercise 1–3 days a week', factor: 1.375 },
  { value: 'moderate', label: 'Moderately active: exercise 3–5 days a week', factor: 1.55 },
  { value: 'active', label: 'Active: exercise 6–7 days a week', factor: 1.725 },
  { value: 'very_active', label: 'Very active: hard exercise or physical work every day', factor: 1.9 },
] as const
export type Activity = (typeof ACTIVITIES)[number]['value']

export const AIMS = [
  { value: 'lose', label: 'Lose weight' },
  { value: 'keep', label: 'Keep my weight' },
  { value: 'gain', label: 'Gain weight' },
] as const
export type Aim = (typeof AIMS)[number]['value']
