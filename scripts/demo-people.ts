// Who lives in the demo: two members, and a child without an account.

/** One of the two who share the kitchen. */
export interface DemoPerson {
  email: string
  password: string
  first_name: string
  goals: {
    daily_calorie_target: number
    water_target_ml: number
    protein_target_g: number
    carbs_target_g: number
    fat_target_g: number
    preferred_diet_type: string
  }
  profile: { birth_year: number; sex: string; height_cm: number; activity: string; aim: string }
  /** The weight they are heading for, and how far away it was at first. */
  weightKg: number
  aboveKg: number
  /** This person's servings of a shared dish. */
  portion: number
  /** How often they eat something other than planned. */
  elsewhere: number
  /** Makes two people's days differ. */
  salt: number
}

export const ROBIN: DemoPerson = {
  email: 'robin@plateful.example',
  password: 'three good meals',
  first_name: 'Robin',
  goals: {
    daily_calorie_target: 1900,
    water_target_ml: 2000,
    protein_target_g: 80,
    carbs_target_g: 230,
    fat_target_g: 75,
    preferred_diet_type: 'vegetarian',
  },
  profile: { birth_year: 1988, sex: 'female', height_cm: 171, activity: 'light', aim: 'lose' },
  weightKg: 72.2,
  aboveKg: 3.3,
  portion: 1,
  elsewhere: 0.06,
  salt: 7,
}

export const ALEX: DemoPerson = {
  email: 'alex@plateful.example',
  password: 'soup on sundays',
  first_name: 'Alex',
  goals: {
    daily_calorie_target: 2300,
    water_target_ml: 2500,
    protein_target_g: 110,
    carbs_target_g: 270,
    fat_target_g: 85,
    preferred_diet_type: 'vegetarian',
  },
  profile: { birth_year: 1985, sex: 'male', height_cm: 183, activity: 'moderate', aim: 'keep' },
  weightKg: 81.5,
  aboveKg: -0.6,
  portion: 1.25,
  elsewhere: 0.14,
  salt: 11,
}

/** Eats lunch at school. */
export const MIA = {
  name: 'Mia',
  exclusions: ['mushrooms'],
  appetite: 0.75,
  usually_away: [1, 2, 3, 4, 5].map((weekday) => 4 * weekday + 1),
}
