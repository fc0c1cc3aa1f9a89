import { Leaf, PiggyBank, Sparkles } from 'lucide-react'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { Badge } from '#web/ui/badge.tsx'

type DietFlags = Pick<Recipe, 'vegan' | 'vegetarian' | 'glutenFree' | 'dairyFree'>
type MeritFlags = Pick<Recipe, 'veryHealthy' | 'cheap' | 'sustainable'>

/** Vegan, or Vegetarian when it is only that; gluten free and dairy free by their short names where room is scarce. */
export function DietBadges({ recipe, inFull = false }: { recipe: DietFlags; inFull?: boolean }) {
  return (
    <>
      {recipe.vegan && <Badge tone="leaf">Vegan</Badge>}
      {recipe.vegetarian && !recipe.vegan && <Badge tone="leaf">Vegetarian</Badge>}
      {recipe.glutenFree && <FreeFrom short="GF" long="Gluten free" inFull={inFull} />}
      {recipe.dairyFree && <FreeFrom short="DF" long="Dairy free" inFull={inFull} />}
    </>
  )
}

function FreeFrom({ short, long, inFull }: { short: string; long: string; inFull: boolean }) {
  return (
    <Badge tone="lake">
      {inFull ? (
        long
      ) : (
        <abbr title={long} className="no-underline">
          {short}
        </abbr>
      )}
    </Badge>
  )
}

export function MeritBadges({ recipe }: { recipe: MeritFlags }) {
  return (
    <>
      {recipe.veryHealthy && (
        <Badge tone="berry" icon={<Sparkles className="size-3.5" />}>
          Healthy
        </Badge>
      )}
      {recipe.cheap && (
        <Badge tone="apricot" icon={<PiggyBank className="size-3.5" />}>
          Budget
        </Badge>
      )}
      {recipe.sustainable && (
        <Badge tone="leaf" icon={<Leaf className="size-3.5" />}>
          Eco
        </Badge>
      )}
    </>
  )
}

export const hasDietBadges = ({ vegan, vegetarian, glutenFree, dairyFree }: DietFlags) =>
  vegan || vegetarian || glutenFree || dairyFree

export const hasMeritBadges = ({ veryHealthy, cheap, sustainable }: MeritFlags) => veryHealthy || cheap || sustainable
