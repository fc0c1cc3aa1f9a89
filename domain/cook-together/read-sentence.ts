// What a sentence of a recipe takes: the cook's hands, time that passes by itself, and where in the kitchen.
import { stepTimes } from '#domain/time/step-times.ts'

export type CookPlace =
  | 'counter'
  | 'stove'
  | 'oven'
  | 'air fryer'
  | 'slow cooker'
  | 'pressure cooker'
  | 'microwave'
  | 'grill'

export interface SentenceTime {
  /** Minutes at it, and minutes it waits by itself. Null without a written time. */
  hands: number | null
  wait: number
  place: CookPlace
  /** Something is on the stove. */
  burner: boolean
  /** The oven's temperature in °C as the sentence gives it. */
  celsius: number | null
  /** It heats the oven, and says nothing else. */
  preheats: boolean
  onlyPreheats: boolean
  meanwhile: boolean
  /** It says something about the sentence before: "Large ones can take 10 minutes more." */
  isRemark: boolean
}

/** From this on, a cook leaves a pot alone for something else. */
const SHORTEST_WAIT_MINUTES = 4
/** Nobody stirs for longer. */
const LONGEST_AT_IT_MINUTES = 20
const BROILER_CELSIUS = 260
export const PREHEAT_MINUTES = 15

const REMARK = /^(?:the|an?|it|they|this|these|that|if|some|most|large|small|thick|thin|don[’']t|do not|never)\b/i
const MEANWHILE = /^(?:meanwhile|in the meantime|at the same time|while (?:the|it|they|that|this)\b|as the\b)/i
const AT_IT =
  /\b(?:stir|whisk|knead|beat|toss|saut|fr(?:y|ies|ied)|sear|brown|mash|whip|blend|process|char|roll|rub|massage|scrub|grind|scrambl|turn|flip|press|pound|toast)/gi
const BY_ITSELF =
  /\b(?:simmer|boil|bak(?:e|ing)|roast|broil|poach|steam|brais|stew|rest|stand|sit|leave|let|chill|refrigerat|freez|soak|marinat|rise|proof|prove|cool|drain|steep|infuse|set|cover|cook|soften|(?<!(?:low|medium|high|lowest|gentle|the|off) )heat|warm|bring|dry|ferment|thaw|melt|reduce|sweat|render|smok|grill)/gi
const ALL_THE_TIME = /\bstirring (?:all the time|constantly|continuously|without stopping)\b|\bkeep stirring\b/i
const ON_THE_STOVE =
  /\b(?:simmer|boil|saut|fr(?:y|ied|ying)\b|sear|poach|(?:sauce)?pan\b|skillet|wok|pot\b|low heat|medium heat|high heat|medium-(?:high|low) heat|lowest heat|brais|stew|soften|stove|burner|sweat)/i
const IN_THE_OVEN = /\b(?:bak(?:e|ing)\b|roast(?:ing)?\b|broil|in(?:to|side)? the oven|back in the oven|oven\b)/i
const DUTCH_OVEN = /\bdutch oven\b/gi
const OVEN_HEATED = /\b(?:pre)?heat(?:ed)? (?:the |your |an )?(?:oven|broiler|grill of the oven)\b/i
const COLD = /\b(?:refrigerat|chill|freez|rest|stand|cool|soak|marinat|rise|proof|drain|thaw|off the heat|leave)/i
/** Part of another time, or only possible: "turning after 20 minutes", "for the last 5", "or on high for 5 hours". */
const NOT_ITS_OWN =
  /\b(?:after|(?:the|its) (?:last|first|final)|(?:can|may|might|could) (?:take|need|be done in)|up to|or(?: on (?:low|high))?(?: for)?)\s(?:about\s)?$/i
const NO_STEP = /\b(?:keeps? for|from frozen)\b/i
/** Nothing but the oven: the timeline says when. */
const ONLY_THE_OVEN = /^(?:pre)?heat (?:the |your |an )?oven to [^.,;]*?(?:,? (?:about|for) [^.,;]*)?\.\s*$/i

const last = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

function placeOf(sentence: string, equipment: readonly string[]): CookPlace {
  const text = sentence.replace(DUTCH_OVEN, 'pot')
  const has = (tool: string) => equipment.some((name) => name.toLowerCase().includes(tool))
  if (/\bair[ -]fr/i.test(text)) return 'air fryer'
  if (/\bslow cooker\b/i.test(text)) return 'slow cooker'
  if (/\b(?:high|low|natural) pressure\b|\bpressure cook|\brelease the pressure\b/i.test(text)) return 'pressure cooker'
  if (/\bmicrowave\b/i.test(text)) return 'microwave'
  if (/\boven\b/i.test(text)) return 'oven'
  if (has('air fryer') && !has('oven') && /\b(?:bak|roast|cook)/i.test(text) && !ON_THE_STOVE.test(text))
    return 'air fryer'
  if (has('slow cooker') && /\bcook\b.*\bon (?:low|high)\b/i.test(text)) return 'slow cooker'
  if (IN_THE_OVEN.test(text) && !/\b(?:skillet|saucepan|wok)\b/i.test(text)) return 'oven'
  if (COLD.test(text) && !ON_THE_STOVE.test(text)) return 'counter'
  if (/\bgrill\b/i.test(text)) return 'grill'
  return ON_THE_STOVE.test(text) || /\b(?:cook|fry|toast|heat|warm|melt)/i.test(text) ? 'stove' : 'counter'
}

/** Of an oven, not of meat that is done: nothing is done at more than 210°F, and no oven is set to less. */
export function ovenCelsius(sentence: string): number | null {
  const written = [...sentence.matchAll(/(\d{2,3})\s?(?:°|degrees)\s?([FC])\b/gi)].map(([, figure, unit]) =>
    unit?.toUpperCase() === 'F'
      ? // Ovens know 350°F as 180°C, not as 177.
        { celsius: Math.round((Number(figure) - 32) / 18) * 10, converted: true }
      : { celsius: Number(figure), converted: false },
  )
  const ofOven = written.filter(({ celsius }) => celsius >= 110)
  const found = ofOven.find(({ converted }) => !converted) ?? ofOven[0]
  if (found) return found.celsius
  return /\bbroil/i.test(sentence) ? BROILER_CELSIUS : null
}

export function readSentence(sentence: string, equipment: readonly string[]): SentenceTime {
  const place = placeOf(sentence, equipment)
  const preheats = place === 'oven' && OVEN_HEATED.test(sentence)
  let [hands, wait]: [number | null, number] = [null, 0]
  for (const { from, seconds } of stepTimes(sentence)) {
    const before = sentence.slice(0, from)
    if (NOT_ITS_OWN.test(before) || NO_STEP.test(sentence)) continue
    const minutes = seconds / 60
    const isWait =
      minutes > LONGEST_AT_IT_MINUTES ||
      (minutes >= SHORTEST_WAIT_MINUTES &&
        !ALL_THE_TIME.test(sentence) &&
        (place !== 'stove' && place !== 'counter' ? true : last(BY_ITSELF, before) > last(AT_IT, before)))
    if (isWait || preheats) wait += minutes
    else hands = (hands ?? 0) + minutes
  }
  return {
    hands,
    wait: Math.round(preheats && wait === 0 ? PREHEAT_MINUTES : wait),
    place,
    burner: place === 'stove',
    celsius: place === 'oven' ? ovenCelsius(sentence) : null,
    preheats,
    onlyPreheats: preheats && !/\band\b/.test(sentence) && ONLY_THE_OVEN.test(sentence),
    meanwhile: MEANWHILE.test(sentence),
    isRemark: REMARK.test(sentence),
  }
}
