// Parses and validates the front matter of a recipe file.
import { z } from 'zod'
import { CUISINES, cuisineSlug } from '#domain/recipe/cuisines.ts'
import { DISH_TYPES } from '#domain/recipe/dish-types.ts'
import { idBlock, isIdOf } from './recipe-ids.ts'

/** Kitchens that people look for and that aren't among the cuisines. */
export const KITCHENS = [
  'Ethiopian',
  'Filipino',
  'Georgian',
  'Indonesian',
  'Malaysian',
  'Peruvian',
  'Sri Lankan',
  'Turkish',
] as const

/** Tags that cooks look for. recipe-tags.ts says what a family dish must not contain. */
const RECIPE_TAGS = ['lunchbox', 'freezes well', 'family', 'soft', ...KITCHENS] as const

/** What a recipe is written for, if not every kitchen has it; people search for these words. */
const EQUIPMENT = ['air fryer', 'slow cooker', 'pressure cooker', 'sheet pan'] as const

/** The default date; recipes added later have their own. */
const FIRST_PUBLISHED = '2026-11-15'

const note = z.string().trim().min(20).max(300).optional()
const minutes = z.int('must be whole minutes').min(0).max(4320)

/** `scene: bake` is short for `scene: { form: bake }`; the studio validates the names. */
const SceneSchema = z
  .union([z.string().transform((form) => ({ form })), z.record(z.string(), z.union([z.string(), z.array(z.string())]))])
  .default({})

const FrontMatterSchema = z.strictObject({
  id: z.int('must be a number'),
  title: z.string().trim().min(3).max(80),
  /** What a foreign-language title means, in a few English words. */
  gloss: z.string().trim().min(3).max(80).default(''),
  tags: z.array(z.enum(RECIPE_TAGS)).default([]),
  cuisines: z.array(z.enum(CUISINES)).min(1),
  dishTypes: z.array(z.enum(DISH_TYPES)).min(1),
  servings: z.int().min(1).max(24),
  prepMinutes: minutes,
  cookMinutes: minutes,
  readyMinutes: minutes.optional(),
  summary: z.string().trim().min(30).max(600),
  occasions: z.array(z.string()).default([]),
  equipment: z.array(z.enum(EQUIPMENT)).default([]),
  /** One sentence each, shown after the steps: why it works, what can be replaced, and how long it keeps. */
  why: note,
  swap: note,
  storage: note,
  scene: SceneSchema,
  published: z.iso.date('must be a day such as 2027-01-31').default(FIRST_PUBLISHED),
})
export type FrontMatter = z.infer<typeof FrontMatterSchema>

interface FrontMatterReading {
  head: FrontMatter | null
  problems: { key: string; reason: string }[]
}

export function readFrontMatter(metadata: Record<string, unknown>, file: string): FrontMatterReading {
  const parsed = FrontMatterSchema.safeParse(metadata)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message, ...issue }) => ({
      key: String(path[0] ?? ('keys' in issue ? issue.keys : 'front matter')),
      reason: message,
    }))
    return { head: null, problems }
  }
  const head = parsed.data
  const problems: FrontMatterReading['problems'] = []
  const [cuisine] = head.cuisines
  if (cuisine) {
    if (!isIdOf(cuisine, head.id)) {
      const { first, last } = idBlock(cuisine)
      problems.push({ key: 'id', reason: `${cuisine} recipes have ids from ${first} to ${last}` })
    }
    const folder = cuisineSlug(cuisine)
    if (!file.startsWith(`${folder}/`)) problems.push({ key: 'cuisines', reason: `the file belongs in ${folder}/` })
  }
  if (head.readyMinutes !== undefined && head.readyMinutes < Math.max(head.prepMinutes, head.cookMinutes)) {
    problems.push({ key: 'readyMinutes', reason: 'is less than the time to prepare or to cook' })
  }
  return { head, problems }
}
