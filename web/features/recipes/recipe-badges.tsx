import { Leaf, PiggyBank, Sparkles } from 'lucide-react'
import type { Recipe } from '#domain/recipe-view.ts'
import { Badge } from '#web/ui/badge.tsx'

type DietFlags = Pick<Recipe, 'vegan' | 'vegetarian' | 'glutenFree' | 'dairyFree'>
type MeritFlags = Pick<Recipe, 'veryHealthy' | 'cheap' | 'sustainable'>

/** Vegan, or Vegetarian when it is only that; gluten free and dairy free by their short names, read out in full. */
export function DietBadges({ recipe }: { recipe: DietFlags }) {
  return (
    <>
      {recipe.vegan && <Badge tone="leaf">Vegan</Badge>}
      {recipe.vegetarian && !recipe.vegan && <Badge tone="leaf">Vegetarian</Badge>}
      {recipe.glutenFree && <ShortBadge short="GF" long="Gluten free" />}
      {recipe.dairyFree && <ShortBadge short="DF" long="Dairy free" />}
    </>
  )
}

function ShortBadge({ short, long }: { short: string; long: string }) {
  return (
    <Badge tone="lake">
      <abbr title={long} className="no-underline">
        {short}
      </abbr>
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

export function hasBadges(recipe: DietFlags & MeritFlags) {
  const { vegan, vegetarian, glutenFree, dairyFree, veryHealthy, cheap, sustainable } = recipe
  return vegan || vegetarian || glutenFree || dairyFree || veryHealthy || cheap || sustainable
}
