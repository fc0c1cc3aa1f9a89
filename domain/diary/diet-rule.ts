// What a preferred diet asks of the planner, and how it divides the energy. For the sources, see docs/claims.md.
import type { Diet } from '#domain/nutrition/diets.ts'
import { type AimKind, type MacroAim, type MacroAims, scaleAims } from '#domain/nutrition/macro-aims.ts'
import { KCAL_PER_GRAM, MACROS, type Macro, type MacroGrams, type Macros } from '#domain/nutrition/macros.ts'
import { MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import {
  DEFAULT_GOALS,
  GOAL_DIETS,
  GOAL_RANGES,
  type GoalDiet,
  type GoalKey,
  type Goals,
  goalValue,
  plannerCalories,
  providerDietOf,
} from './goals.ts'

export interface DietRule {
  /** A diet whose recipes the plan is made of. */
  diet: Diet | typeof MEDITERRANEAN | null
  /** Shares of the energy. */
  shares: MacroGrams
  kinds: Partial<Record<Macro, AimKind>>
  /** The rule in a sentence; null without a diet. */
  says: string | null
}

const BALANCED: MacroGrams = { protein: 0.2, carbs: 0.5, fat: 0.3 }
const LOW_CARB_SHARE = 0.26
const HIGH_PROTEIN_SHARE = 0.25

const RULES: Record<GoalDiet, Pick<DietRule, 'shares' | 'kinds'>> = {
  none: { shares: BALANCED, kinds: {} },
  vegetarian: { shares: { protein: 0.18, carbs: 0.52, fat: 0.3 }, kinds: {} },
  vegan: { shares: { protein: 0.17, carbs: 0.53, fat: 0.3 }, kinds: {} },
  keto: { shares: { protein: 0.27, carbs: 0.08, fat: 0.65 }, kinds: { carbs: 'most' } },
  paleo: { shares: { protein: 0.27, carbs: 0.18, fat: 0.55 }, kinds: {} },
  mediterranean: { shares: { protein: 0.19, carbs: 0.46, fat: 0.35 }, kinds: {} },
  low_carb: { shares: { protein: 0.26, carbs: 0.24, fat: 0.5 }, kinds: { carbs: 'most' } },
  high_protein: { shares: { protein: 0.3, carbs: 0.4, fat: 0.3 }, kinds: { protein: 'least' } },
}

const DIET_SENTENCES: Partial<Record<GoalDiet, string>> = {
  vegetarian: 'Plans have vegetarian recipes only.',
  vegan: 'Plans have vegan recipes only.',
  keto: 'Plans have ketogenic recipes only: less than 10% of the energy is from carbs. With diabetes medication, kidney disease or in pregnancy, please ask your doctor first.',
  paleo: 'Plans have paleo recipes only: no grains, legumes, dairy, refined sugar or processed food.',
  mediterranean:
    'Plans have main courses from around the Mediterranean, olive oil instead of butter and cream, and no red or processed meat.',
}

const gramsOf = (calories: number, share: number, macro: Macro): number =>
  Math.round((calories * share) / KCAL_PER_GRAM[macro])

export function dietRule(diet: GoalDiet, calories: number): DietRule {
  const rule = RULES[diet]
  if (diet === 'low_carb') {
    const most = gramsOf(calories, LOW_CARB_SHARE, 'carbs')
    const says = `Plans have at most ${most} g of carbs a day, 26% of the energy. If you take medication for diabetes, please ask your doctor first.`
    return { ...rule, diet: null, says }
  }
  if (diet === 'high_protein') {
    const least = gramsOf(calories, HIGH_PROTEIN_SHARE, 'protein')
    return { ...rule, diet: null, says: `Plans have at least ${least} g of protein a day, 25% of the energy.` }
  }
  const own = diet === 'mediterranean' ? MEDITERRANEAN : providerDietOf(diet)
  return { ...rule, diet: own, says: DIET_SENTENCES[diet] ?? null }
}

const GOAL_KEYS_OF = { protein: 'proteinG', carbs: 'carbsG', fat: 'fatG' } as const

/** Macro goals as the diet divides the energy, within the ranges of the form. */
export function dietMacros(diet: GoalDiet, calories: number): Pick<Goals, 'proteinG' | 'carbsG' | 'fatG'> {
  const grams = (macro: Macro) =>
    goalValue(GOAL_KEYS_OF[macro], Math.max(1, gramsOf(calories, RULES[diet].shares[macro], macro)))
  return { proteinG: grams('protein'), carbsG: grams('carbs'), fatG: grams('fat') }
}

/** The goals with another diet, and its macros. */
export const withDiet = (goals: Goals, diet: GoalDiet): Goals => ({
  ...goals,
  diet,
  ...dietMacros(diet, goals.calories),
})

/** Whether the macros are the diet's, or our defaults: nobody has set them by hand. */
export function followsDiet(goals: Goals): boolean {
  const isLike = (macros: Pick<Goals, 'proteinG' | 'carbsG' | 'fatG'>) =>
    MACROS.every((macro) => goals[GOAL_KEYS_OF[macro]] === macros[GOAL_KEYS_OF[macro]])
  return isLike(dietMacros(goals.diet, goals.calories)) || (goals.diet === 'none' && isLike(DEFAULT_GOALS))
}

/** Another diet brings its macros, unless somebody has set their own. */
export const withChosenDiet = (goals: Goals, diet: GoalDiet): Goals =>
  followsDiet(goals) ? withDiet(goals, diet) : { ...goals, diet }

/** One number changed; with a diet, the macros follow the calories. */
export function withGoal(goals: Goals, key: GoalKey, value: number): Goals {
  const next = { ...goals, [key]: value }
  return key === 'calories' && goals.diet !== 'none' && followsDiet(goals) ? withDiet(next, goals.diet) : next
}

/** What a day must reach for a member's goals and the rule of their diet. */
export function macroAims(goals: Goals): MacroAims {
  const { kinds } = RULES[goals.diet]
  const aim = (macro: Macro): MacroAim => {
    const grams = goals[GOAL_KEYS_OF[macro]]
    const { min, max } = GOAL_RANGES[GOAL_KEYS_OF[macro]]
    // At the end of its range, a goal can't say how much more or less somebody means.
    const atEnd = grams === max ? 'least' : grams === min ? 'most' : 'about'
    return { grams, kind: kinds[macro] ?? atEnd }
  }
  const aims = { protein: aim('protein'), carbs: aim('carbs'), fat: aim('fat') }
  if (goals.diet === 'low_carb') {
    const most = gramsOf(goals.calories, LOW_CARB_SHARE, 'carbs')
    aims.carbs = { grams: Math.max(GOAL_RANGES.carbsG.min, Math.min(most, aims.carbs.grams)), kind: 'most' }
  }
  if (goals.diet === 'high_protein') {
    const least = gramsOf(goals.calories, HIGH_PROTEIN_SHARE, 'protein')
    aims.protein = { grams: Math.max(least, aims.protein.grams), kind: 'least' }
  }
  return aims
}

/** What the planner starts from. */
export function planTarget(goals: Goals): { targetCalories: number; diet: string } {
  const targetCalories = plannerCalories(goals.calories)
  return { targetCalories, diet: dietRule(goals.diet, targetCalories).diet ?? '' }
}

/** The same for a plan with other calories or another diet than the goals say; null without goals. */
export function planAims(goals: Goals | null, plan: ReturnType<typeof planTarget>): MacroAims | null {
  if (!goals) return null
  const ownDiet = dietRule(goals.diet, goals.calories).diet ?? ''
  const chosen = GOAL_DIETS.find(({ value }) => plan.diet !== '' && dietRule(value, goals.calories).diet === plan.diet)
  const isOther = plan.diet !== ownDiet && (chosen !== undefined || ownDiet !== '')
  const applied = isOther ? withDiet(goals, chosen?.value ?? 'none') : goals
  return scaleAims(macroAims(applied), plan.targetCalories / goals.calories)
}

/** Whether the diet is a share of the energy, which single dishes can have too much or too little of. */
export const hasShare = (diet: GoalDiet): boolean => diet === 'low_carb' || diet === 'high_protein'

/** Whether a dish by itself keeps the diet's share of the energy. */
export function fitsDiet(diet: GoalDiet, { calories, protein, carbs }: Macros): boolean {
  if (diet === 'low_carb') return carbs * KCAL_PER_GRAM.carbs <= calories * LOW_CARB_SHARE
  if (diet === 'high_protein') return protein * KCAL_PER_GRAM.protein >= calories * HIGH_PROTEIN_SHARE
  return true
}
