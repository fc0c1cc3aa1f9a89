// Which wishes a plan doesn't meet, as sentences.
import { numberText } from '#domain/text/number-text.ts'
import {
  type DayLimits,
  type DayTotals,
  dayShortfall,
  type PlanWishes,
  WISH_NAMES,
  type WishName,
} from './plan-wishes.ts'

export interface UnmetWish {
  wish: WishName | 'use' | 'dishes'
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

interface WishText {
  reached: (totals: DayTotals) => number
  /** "under $4 a day", after "No vegan week". */
  phrase: (wanted: number) => string
  /** "this one reaches 121 g" */
  result: (reached: number) => string
  /** "Without the limit of $4 a day", to say what would help. */
  name: (wanted: number) => string
}

const TEXTS: Record<WishName, WishText> = {
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
    reached: ({ minutes }) => minutes,
    phrase: (wanted) => `under ${wanted} minutes of cooking`,
    result: (reached) => `takes ${Math.round(reached)} minutes`,
    name: (wanted) => `the limit of ${wanted} minutes of cooking`,
  },
  maxMinutesWeekend: {
    reached: ({ minutes }) => minutes,
    phrase: (wanted) => `under ${wanted} minutes of cooking on the weekend`,
    result: (reached) => `takes ${Math.round(reached)} minutes`,
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
  minFiber: {
    reached: ({ fiber }) => fiber,
    phrase: (wanted) => `with ${wanted} g fiber`,
    result: (reached) => `reaches ${Math.floor(reached)} g`,
    name: (wanted) => `the minimum of ${wanted} g fiber`,
  },
}

/** The order in which phrases read well: what it is, what it costs, what is in it. */
const PHRASE_ORDER = Object.keys(TEXTS) as WishName[] // the object's own keys

function phrases(conflict: readonly WishName[], wishes: PlanWishes): string {
  const texts = PHRASE_ORDER.filter((wish) => conflict.includes(wish)).map((wish) =>
    TEXTS[wish].phrase(wishes[wish] ?? 0),
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

/** The numeric wishes that are set. */
export const givenWishes = (wishes: PlanWishes): WishName[] => WISH_NAMES.filter((wish) => wishes[wish] !== null)

interface Missed {
  wish: WishName
  reached: number
}

/** The wishes that at least one day misses, with the value of its worst day. */
export function missedWishes(wishes: PlanWishes, days: readonly { totals: DayTotals; limits: DayLimits }[]): Missed[] {
  return givenWishes(wishes).flatMap((wish) => {
    const missed = days
      .map(({ totals, limits }) => ({ totals, by: dayShortfall(totals, limits, wish) }))
      .sort((a, b) => b.by - a.by)[0]
    return missed && missed.by > 0 ? [{ wish, reached: TEXTS[wish].reached(missed.totals) }] : []
  })
}

/** `conflict`: a minimal set of wishes that provably contradict each other; empty if nothing is proven. */
export function unmetWish(
  { wish, reached }: Missed,
  wishes: PlanWishes,
  conflict: readonly WishName[],
  setting: PlanSetting,
): UnmetWish {
  const wanted = wishes[wish] ?? 0
  const proven = conflict.includes(wish)
  const text = TEXTS[wish]
  const excluded = proven && setting.hasExclusions ? ' and without what you excluded' : ''
  const claim = `${subject(setting)} ${phrases(proven ? conflict : [wish], wishes)}${excluded}`
  const start = proven
    ? `${setting.hasKept ? 'With the meals you kept, no' : 'No'} ${claim}`
    : `We found no ${claim} that also meets your other requests`
  return {
    wish,
    wanted,
    reached: Math.round(reached * 100) / 100,
    proven,
    sentence: `${start}: this one ${text.result(reached)}${setting.isWeek ? worstDay(wish) : ''}.`,
  }
}

const worstDay = (wish: WishName): string => (wish.startsWith('min') ? '' : ' on its worst day')

export function unusedWish(word: string, isInRecipes: boolean): UnmetWish {
  const sentence = isInRecipes
    ? `The plan doesn’t use ${word}: no dish with it fits your other requests.`
    : `No recipe that fits has ${word}.`
  return { wish: 'use', wanted: word, reached: null, proven: !isInRecipes, sentence }
}

/** Of a dish that somebody kept. */
export function unknownPrice(title: string, wanted: number): UnmetWish {
  const sentence = `We don’t know what ${title} costs, so we can’t promise that the plan stays ${TEXTS.maxPrice.phrase(wanted)}.`
  return { wish: 'maxPrice', wanted, reached: null, proven: false, sentence }
}

/** `needed`: the most meals of any day, none of which repeats a dish. */
export function tooManyDishes(wanted: number, reached: number, needed: number): UnmetWish {
  const proven = wanted < needed
  const sentence = proven
    ? `A day with ${needed} meals needs ${needed} dishes: this week has ${reached}.`
    : `We found no week with ${wanted} different dishes that also meets your other requests: this one has ${reached}.`
  return { wish: 'dishes', wanted, reached, proven, sentence }
}

export function helpSentence(wish: WishName, wishes: PlanWishes): string {
  return `Dropping ${TEXTS[wish].name(wishes[wish] ?? 0)} would help most.`
}
