// Which preferences a plan doesn't meet, as sentences.
import { numberText } from '#domain/text/number-text.ts'
import {
  type DayLimits,
  type DayTotals,
  dayShortfall,
  type PlanPreferences,
  PREFERENCE_NAMES,
  type PreferenceName,
} from './plan-preferences.ts'

export interface UnmetPreference {
  preference: PreferenceName | 'use' | 'dishes'
  /** The number, or the ingredient that should have been used. */
  wanted: number | string
  /** On the day that misses it most. */
  reached: number | null
  /** Whether it is proven that no plan does better on all of them. */
  proven: boolean
  sentence: string
}

/** What else the plan was made for, for the sentences. */
export interface PlanSetting {
  isWeek: boolean
  /** 'Vegan', or '' for none. */
  diet: string
  hasExclusions: boolean
  hasKept: boolean
}

const dollars = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

interface PreferenceText {
  reached: (totals: DayTotals) => number
  /** "under $4 a day", after "No vegan week". */
  phrase: (wanted: number) => string
  /** "this one reaches 121 g" */
  result: (reached: number) => string
  /** "Without the limit of $4 a day", to say what would help. */
  name: (wanted: number) => string
}

const TEXTS: Record<PreferenceName, PreferenceText> = {
  targetCalories: {
    reached: ({ calories }) => calories,
    phrase: (wanted) => `of ${numberText(wanted)} kcal a day`,
    result: (reached) => `has ${numberText(Math.round(reached))} kcal`,
    name: (wanted) => `the target of ${numberText(wanted)} kcal`,
  },
  maxPrice: {
    reached: ({ price }) => price,
    phrase: (wanted) => `under ${dollars(wanted)} a day`,
    result: (reached) => `costs ${dollars(reached)}`,
    name: (wanted) => `the limit of ${dollars(wanted)} a day`,
  },
  maxMinutes: {
    reached: ({ longest }) => longest,
    phrase: (wanted) => `under ${wanted} minutes a meal`,
    result: (reached) => `has one that takes ${Math.round(reached)} minutes`,
    name: (wanted) => `the limit of ${wanted} minutes a meal`,
  },
  maxMinutesWeekend: {
    reached: ({ longest }) => longest,
    phrase: (wanted) => `under ${wanted} minutes a meal on the weekend`,
    result: (reached) => `has one that takes ${Math.round(reached)} minutes`,
    name: (wanted) => `the limit of ${wanted} minutes on the weekend`,
  },
  maxSodium: {
    reached: ({ sodium }) => sodium,
    phrase: (wanted) => `under ${numberText(wanted)} mg sodium`,
    result: (reached) => `has ${numberText(Math.round(reached))} mg`,
    name: (wanted) => `the limit of ${numberText(wanted)} mg sodium`,
  },
  maxSaturatedFat: {
    reached: ({ saturatedFat }) => saturatedFat,
    phrase: (wanted) => `under ${wanted} g saturated fat`,
    result: (reached) => `has ${Math.round(reached)} g`,
    name: (wanted) => `the limit of ${wanted} g saturated fat`,
  },
  maxCarbs: {
    reached: ({ carbohydrates }) => carbohydrates,
    phrase: (wanted) => `under ${wanted} g carbs`,
    result: (reached) => `has ${Math.round(reached)} g`,
    name: (wanted) => `the limit of ${wanted} g carbs`,
  },
  minProtein: {
    reached: ({ protein }) => protein,
    phrase: (wanted) => `with ${wanted} g protein`,
    result: (reached) => `reaches ${Math.floor(reached)} g`,
    name: (wanted) => `the minimum of ${wanted} g protein`,
  },
  protein: {
    reached: ({ protein }) => protein,
    phrase: (wanted) => `with about ${wanted} g protein`,
    result: (reached) => `has ${Math.round(reached)} g`,
    name: (wanted) => `your goal of ${wanted} g protein`,
  },
  carbs: {
    reached: ({ carbohydrates }) => carbohydrates,
    phrase: (wanted) => `with about ${wanted} g carbs`,
    result: (reached) => `has ${Math.round(reached)} g`,
    name: (wanted) => `your goal of ${wanted} g carbs`,
  },
  fat: {
    reached: ({ fat }) => fat,
    phrase: (wanted) => `with about ${wanted} g fat`,
    result: (reached) => `has ${Math.round(reached)} g`,
    name: (wanted) => `your goal of ${wanted} g fat`,
  },
  minFiber: {
    reached: ({ fiber }) => fiber,
    phrase: (wanted) => `with ${wanted} g fiber`,
    result: (reached) => `reaches ${Math.floor(reached)} g`,
    name: (wanted) => `the minimum of ${wanted} g fiber`,
  },
}

/** The order in which phrases read well: what it is, what it costs, what is in it. */
const PHRASE_ORDER = Object.keys(TEXTS) as PreferenceName[] // the object's own keys

function phrases(conflict: readonly PreferenceName[], preferences: PlanPreferences): string {
  const texts = PHRASE_ORDER.filter((preference) => conflict.includes(preference)).map((preference) =>
    TEXTS[preference].phrase(preferences[preference] ?? 0),
  )
  const withs = texts.filter((text) => text.startsWith('with ')).map((text) => text.slice('with '.length))
  const unders = texts.filter((text) => text.startsWith('under ')).map((text) => text.slice('under '.length))
  const of = texts.filter((text) => text.startsWith('of '))
  return [
    ...of,
    ...(unders.length > 0 ? [`under ${unders.join(' and ')}`] : []),
    ...(withs.length > 0 ? [`with ${withs.join(' and ')}`] : []),
  ].join(' ')
}

function subject({ isWeek, diet }: PlanSetting): string {
  const kind = diet === '' ? '' : `${diet.toLowerCase()} `
  return `${kind}${isWeek ? 'week' : 'day'}`
}

/** The numeric preferences that are set. */
export const givenPreferences = (preferences: PlanPreferences): PreferenceName[] =>
  PREFERENCE_NAMES.filter((preference) => preferences[preference] !== null)

interface Missed {
  preference: PreferenceName
  reached: number
}

/** The preferences that at least one day misses, with the value of its worst day. */
export function missedPreferences(
  preferences: PlanPreferences,
  days: readonly { totals: DayTotals; limits: DayLimits }[],
): Missed[] {
  return givenPreferences(preferences).flatMap((preference) => {
    const missed = days
      .map(({ totals, limits }) => ({ totals, by: dayShortfall(totals, limits, preference) }))
      .sort((a, b) => b.by - a.by)[0]
    return missed && missed.by > 0 ? [{ preference, reached: TEXTS[preference].reached(missed.totals) }] : []
  })
}

/** `conflict`: a minimal set of preferences that provably contradict each other; empty if nothing is proven. */
export function unmetPreference(
  { preference, reached }: Missed,
  preferences: PlanPreferences,
  conflict: readonly PreferenceName[],
  setting: PlanSetting,
): UnmetPreference {
  const wanted = preferences[preference] ?? 0
  const proven = conflict.includes(preference)
  const text = TEXTS[preference]
  const excluded = proven && setting.hasExclusions ? ' and without what you excluded' : ''
  const claim = `${subject(setting)} ${phrases(proven ? conflict : [preference], preferences)}${excluded}`
  const start = proven
    ? `${setting.hasKept ? 'With the meals you kept, no' : 'No'} ${claim}`
    : `We found no ${claim} that also meets your other requests`
  return {
    preference,
    wanted,
    reached: Math.round(reached * 100) / 100,
    proven,
    sentence: `${start}: this one ${text.result(reached)}${setting.isWeek ? worstDay(preference) : ''}.`,
  }
}

const worstDay = (preference: PreferenceName): string =>
  preference.startsWith('min') || preference.startsWith('maxMinutes') ? '' : ' on its worst day'

export function unusedPreference(word: string, isInRecipes: boolean): UnmetPreference {
  const sentence = isInRecipes
    ? `The plan doesn’t use ${word}: no dish with it fits your other requests.`
    : `No recipe that fits has ${word}.`
  return { preference: 'use', wanted: word, reached: null, proven: !isInRecipes, sentence }
}

/** Of a dish that somebody kept. */
export function unknownPrice(title: string, wanted: number): UnmetPreference {
  const sentence = `We don’t know what ${title} costs, so we can’t promise that the plan stays ${TEXTS.maxPrice.phrase(wanted)}.`
  return { preference: 'maxPrice', wanted, reached: null, proven: false, sentence }
}

/** `needed`: the most meals of any day, none of which repeats a dish. */
export function tooManyDishes(wanted: number, reached: number, needed: number): UnmetPreference {
  const proven = wanted < needed
  const sentence = proven
    ? `A day with ${needed} meals needs ${needed} dishes: this week has ${reached}.`
    : `We found no week with ${wanted} different dishes that also meets your other requests: this one has ${reached}.`
  return { preference: 'dishes', wanted, reached, proven, sentence }
}

export function helpSentence(preference: PreferenceName, preferences: PlanPreferences): string {
  return `Dropping ${TEXTS[preference].name(preferences[preference] ?? 0)} would help most.`
}
