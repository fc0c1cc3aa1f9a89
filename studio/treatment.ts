// What the steps of a recipe did to each food: how it was heated, and whether it was blended, mashed or pulled apart.
import type { PicturedStep } from './input.ts'
import { type Cut, cutOf } from './looks/look.ts'
import type { Doneness } from './scene-spec.ts'

export interface Treatment {
  /** null where no step heats it. */
  done: Doneness | null
  /** Seared or roasted at some time, whatever came after. */
  browned: boolean
  /** Cooked until it lost its shape: tomatoes and rhubarb that are a sauce now. */
  collapsed: boolean
  /** Fried long and slowly: onions that are dark, sweet and crisp at the edges. */
  dark: boolean
  /** A cut that the steps make, beyond the preparation in the list of ingredients. */
  cut: Cut | null
}

interface Sentence {
  text: string
  step: number
  section: string
  names: readonly string[]
  /** How it heats what it names. */
  heat: Doneness | null
}

const HEAT: readonly [RegExp, Doneness][] = [
  [/blacken|almost black|scorch/, 'charred'],
  [/\bgrill(?! pan\b)|\bgriddle|barbecue|\bbroil/, 'grilled'],
  // "Divide the kale and the roasted vegetables": that was done before.
  [/\broast(?!ed vegetables)|\bchar(red|ring|s)?\b/, 'roasted'],
  [/\bbake/, 'baked'],
  [/\bfry|\bfried|saut[eé]|\bbrown|\bsear\b|until.*(crisp|golden)/, 'fried'],
  [/simmer|\bboil|steam|poach|blanch|braise|soften|wilt|stew|\bcook\b|microwave/, 'soft'],
]
const BLEND =
  /\bblend|\bblitz|whizz|\bpur[ée]e (it|them|the|until|in|with|everything|half|all)|liquidi[sz]e|\bprocess\b|in a (blender|food processor)/
/** Blending the whole pot, not one named food. */
const ALL_OF_IT =
  /(blend|blitz|whizz|pur[ée]e|liquidi[sz]e|process)\w* (until|to|it|them|everything|all|in|with|smooth|the (soup|mixture|pot|contents))\b/
const PARTLY = /\b(half|third|quarter|some|part|few|ladle\w*|cup|handful) (of|the)\b|\ba few\b/
const IN_PART = new RegExp(`${PARTLY.source}|\broughly\b`)
const PULL = /\bshred(?!ded)|\bpull (the|it|them|apart|off)\b|\btear .*(shreds|strips)/
const MASH = 'mash(?!ed)(?:ing)?|crush(?!ed)(?:ing)?'
const MASH_THEM = new RegExp(`\\b(${MASH}) (it|them)\\b`)
/** "Steam the sweet potatoes. Mash with butter": mashes what the step named before. */
const MASH_AS_SAID = /^(then |drain,? and |drain and )?mash (with|until|to|well|in)\b/
const LEFT_WHOLE = /left whole|whole ones/
/** "Until the chicken falls apart" says nothing of the vegetables with it. */
const COLLAPSE =
  /(?<!\b(begins?|starts?) to |\b(chicken|turkey|beef|lamb|pork|duck|meat|fish) )\b(collapse|falls? apart|breaks? down)/
/** Soft and slippery when they collapse, but still seen. */
const KEEPS_SHAPE = /onion|cherry tomato|bean|lentil|pea/
const DARK = /(deep|dark|rich|until|very|well)[- ]brown|caramel|jammy/
/** What a step calls "the meat". */
const MEAT = /chicken|turkey|beef|lamb|pork|duck/i
const NUT = /nuts?\b|almond|pecan|cashew|pistachio/i
const CHOP = /\bchop\b|\bcrumble\b|\binto (pea-size )?crumbs\b/
const CARVE = /\bslice(?!s\b| of\b)|\bcarve|cut (it )?into (thick |thin )?slices/
/** Words too common to identify a food in a step. */
const SHARED_WORDS =
  /^(fresh|dried|canned|frozen|ground|minced|white|black|green|brown|whole|plain|large|small|baby|bone-in|boneless|skinless|sweet|smoked|light|dark|with|bell|seeds?|leaves|sauce|powder|paste|stock|flour|sugar|vinegar)$/

/** Words a step may use for this food: "bone-in chicken thighs" is also "the chicken" and "the thighs". */
function wordsFor(name: string): RegExp {
  const words = name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word.length > 2 && !SHARED_WORDS.test(word))
    .map((word) => word.replace(/(?<=[^s])e?s$/, '').replaceAll(/[^\p{L}-]/gu, ''))
  const usable = words.length ? words : [name.toLowerCase().replaceAll(/[^\p{L} -]/gu, '')]
  return new RegExp(`(?<!\\p{L})(${usable.join('|')})`, 'u')
}

function sentencesOf(steps: readonly PicturedStep[]): Sentence[] {
  const allNames = steps.flatMap(({ ingredientNames }) => ingredientNames.map((name) => name.toLowerCase()))
  return steps.flatMap(({ text, section, ingredientNames }, step) =>
    text
      .toLowerCase()
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => ({
        text: sentence,
        step,
        section,
        names: ingredientNames,
        heat: heatOf(withoutNames(sentence, allNames)),
      })),
  )
}

/** Nuts that a step may name by a shorter name than the list does. */
const BOUGHT_ROASTED = /\broasted (peanut|almond|cashew|hazelnut|pistachio|nut)s?\b/g

/** "Roasted peanuts", "brown rice" and "do not let it brown" heat nothing. */
function withoutNames(text: string, names: readonly string[]): string {
  const bare = names.reduce((left, name) => left.replaceAll(name, ''), text).replaceAll(BOUGHT_ROASTED, '')
  return bare.replaceAll(/\b(not|without|never|avoid)\b[^,.;]{0,30}\b(brown|boil|color|fry)\w*/g, '')
}

function heatOf(text: string): Doneness | null {
  return HEAT.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Reads the steps once for all foods; `whole` when blending means the pot and not one sauce of several. */
export function treatmentsOf(
  names: readonly string[],
  steps: readonly PicturedStep[],
  whole: boolean,
): Map<string, Treatment> {
  const sentences = sentencesOf(steps)
  const blended = blendedNames(sentences, whole)
  return new Map(
    names.map((name) => [
      name,
      treatmentOf(name, sentencesFor(name, names, sentences), blended.has(name.toLowerCase())),
    ]),
  )
}

/** What happens to "dried basil" does not happen to "basil". */
function sentencesFor(name: string, names: readonly string[], sentences: readonly Sentence[]): readonly Sentence[] {
  const longer = names.map((other) => other.toLowerCase()).filter((other) => other.endsWith(` ${name.toLowerCase()}`))
  if (longer.length === 0) return sentences
  return sentences.map((sentence) => ({
    ...sentence,
    text: longer.reduce((t, other) => t.replaceAll(other, ''), sentence.text),
  }))
}

/** Strewn on at the end of a sentence whose heat was for something else. */
const FINISHING = /\b(serve|scatter|sprinkle|finish|top it|top with|garnish|strew)\b/g
/** "Bake for 20 minutes": all that went into the oven, though nothing is named. */
const IN_THE_OVEN =
  /^(meanwhile,? )?(cover (tightly |with foil |it )?and |uncover and )?(bake|roast|broil) (for|until|about)/
/** Foods last named in sentences like these stayed out of the oven. */
const STAYED_OUT = /^meanwhile|dressing|\bdip\b|for the (sauce|salad)|serve|\bsheet (of|lined)|parchment/

function treatmentOf(name: string, sentences: readonly Sentence[], blended: boolean): Treatment {
  const words = wordsFor(name)
  const mashes = new RegExp(`\\b(${MASH})\\s(?:(?!with\\b|[,.;½¼⅓]).){0,48}?${words.source}`, 'u')
  let done: Doneness | null = null
  let cut: Cut | null = blended ? 'puree' : null
  let collapsed = false
  let browned = false
  let dark = false
  const knife = cutNamed(words, sentences)
  const isLeftWhole = sentences.some(({ text }) => words.test(text) && LEFT_WHOLE.test(text))
  let namedIn = -1
  let last = ''
  for (const sentence of sentences) {
    const { text, step, heat } = sentence
    const named = words.test(text)
    if (named) namedIn = step
    if (named) last = text
    if (namedIn >= 0 && step - namedIn < 3 && IN_THE_OVEN.test(text) && !STAYED_OUT.test(last)) done = heat ?? done
    if (done === 'charred' && /\bpeel\b/.test(text)) done = 'soft'
    if (namedIn >= 0 && !cut && /\bchop everything\b/.test(text)) cut = 'chop'
    if (namedIn !== step) continue
    done = (named ? heatFor(words, sentence) : heat) ?? done
    if (done && done !== 'soft') browned = true
    if (named && heat && DARK.test(text)) dark = true
    if (named && COLLAPSE.test(text) && !IN_PART.test(text) && !KEEPS_SHAPE.test(name.toLowerCase())) collapsed = true
    if (!named && !cut && MASH_AS_SAID.test(text) && !isLeftWhole) cut = 'puree'
    if (
      cut ||
      !(
        named ||
        /\b(it|them)\b/.test(text) ||
        (/\bthe meat\b/.test(text) && MEAT.test(name)) ||
        (/\bthe nuts\b/.test(text) && NUT.test(name))
      )
    )
      continue
    if (PULL.test(text)) cut = 'shred'
    else if ((mashes.test(text) || MASH_THEM.test(text)) && !PARTLY.test(text) && !isLeftWhole) cut = 'puree'
    else if (CARVE.test(text)) cut = 'slice'
    else if (CHOP.test(text)) cut = 'chop'
  }
  return { done, browned, dark, cut: cut ?? knife, collapsed }
}

/** "Simmer for 5 minutes and scatter with parsley" does not cook the parsley. */
function heatFor(words: RegExp, { text, heat, names }: Sentence): Doneness | null {
  const at = words.exec(text)?.index ?? 0
  const finish = [...text.slice(0, at).matchAll(FINISHING)].at(-1)
  const lower = names.map((name) => name.toLowerCase())
  return finish ? heatOf(withoutNames(text.slice(finish.index), lower)) : heat
}

const KNIFE =
  /((?:finely|coarsely|thinly|roughly|thickly) )?\b(grate|shred|slice|dice|chop|cube|halve|quarter|mince|crumble|shave|cut)\b/g
const OTHER_WORK = /\b(add|stir|cook|heat|fry|mix|toss|put|with|until)\b/

/** "Coarsely grate the carrots", "cut the potatoes into fries": the cut that a step makes of a food it names. */
function cutNamed(words: RegExp, sentences: readonly Sentence[]): Cut | null {
  for (const { text } of sentences) {
    const at = words.exec(text)?.index
    if (at === undefined) continue
    const before = text.slice(0, at)
    const verb = [...before.matchAll(KNIFE)].at(-1)
    if (!verb || OTHER_WORK.test(before.slice(verb.index))) continue
    const into = /\binto [^,.;]{3,40}/.exec(text.slice(at))?.[0] ?? ''
    const cut = cutOf(verb[2] === 'cut' ? into : `${verb[1] ?? ''}${verb[2]}d`)
    if (cut !== 'plain') return cut
  }
  return null
}

function blendedNames(sentences: readonly Sentence[], whole: boolean): Set<string> {
  const blended = new Set<string>()
  sentences.forEach((sentence, at) => {
    if (!BLEND.test(sentence.text) || IN_PART.test(sentence.text)) return
    const own = sentence.names.filter((name) => wordsFor(name).test(sentence.text))
    const pot = whole && ALL_OF_IT.test(sentence.text)
    const everything = pot || sentence.names.length < 2
    const before = everything
      ? sentences.slice(0, at + 1).filter(({ section }) => section === sentence.section)
      : sentences.slice(0, at + 1).filter(({ step }) => step === sentence.step)
    // What is strewn on later in the same step stays whole.
    const isIn = (name: string): boolean => before.some(({ text }) => wordsFor(name).test(text))
    for (const name of own.length > 0 && !pot ? own : before.flatMap(({ names }) => names).filter(isIn))
      blended.add(name.toLowerCase())
  })
  return blended
}

const BREADING = /(coat|turn|roll|press|dip|dredge)[^.]*\b(crumbs|panko|breadcrumbs?|cornmeal|matzo meal)\b/i

/** Whether something is breaded, not just bound with crumbs. */
export function isBreaded(steps: readonly PicturedStep[]): boolean {
  return steps.some(({ text }) => text.split(/(?<=[.!?])\s+/).some((sentence) => BREADING.test(sentence)))
}

const DRIZZLE = /drizzl|swirl|dollop|(spoon|pour|trickle)\b[^.]*\b(over|on top)/i

/** Whether the last steps pour something over the finished dish. */
export function isDrizzled(steps: readonly PicturedStep[]): boolean {
  return steps.length === 0 || steps.slice(-2).some(({ text }) => DRIZZLE.test(text))
}

const STREAMED =
  /\b(trickle|pour|drizzle|stir)\b[^.]*\beggs?\b[^.]*\b(thread|stream|ribbon)|\btrickle in [^.]*\beggs?\b/i

/** Whether beaten eggs set in threads in a broth. */
export function isEggStreamed(steps: readonly PicturedStep[]): boolean {
  return steps.some(({ text }) => STREAMED.test(text))
}

export type EggStyle = 'beaten' | 'scrambled' | 'fried' | 'poached' | 'boiled' | 'soft-boiled'

const EGG_STYLES: readonly [RegExp, EggStyle][] = [
  [/poach/, 'poached'],
  [/scrambl|curds|soft folds|stir gently[^.]*until they are set/, 'scrambled'],
  [/soft.boil|jammy|runny/, 'soft-boiled'],
  [/\bboil|\bpeel\b/, 'boiled'],
  [/\bfry|\bfried|\b(break|crack|drop|slide)\b/, 'fried'],
]
const SOFT_BOILED_MINUTES = 7

/** How eggs are served; beaten unless a step says otherwise. */
export function eggStyleOf(preparation: string, steps: readonly PicturedStep[]): EggStyle {
  const named = sentencesOf(steps).filter(({ text }) => /\beggs?\b/.test(text))
  const texts = [preparation.toLowerCase(), ...named.map(({ text }) => text)]
  // Yolks whisked into a dressing say nothing about the eggs that are boiled for the plate.
  const beaten = texts.some(
    (text) => /\bbeat|whisk|separate\b/.test(text) && !/\b(beat|whisk) (\d+ )?egg yolks?\b/.test(text),
  )
  for (const [pattern, style] of EGG_STYLES) {
    const found = texts.find((text) => pattern.test(text))
    if (!found) continue
    if (beaten && style !== 'poached' && style !== 'scrambled')
      return /curds|scrambl/.test(found) ? 'scrambled' : 'beaten'
    const minutes = Number(/(\d+)(?: to \d+)? minutes/.exec(found)?.[1])
    return style === 'boiled' && minutes <= SOFT_BOILED_MINUTES ? 'soft-boiled' : style
  }
  return 'beaten'
}
