import { ExternalLink, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Recipe } from '#domain/recipe-view.ts'
import { priceText } from '#web/lib/figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

interface RecipeSidePanelProps {
  recipe: Recipe
  /** A recipe of this device has no score, price or source of its own. */
  own: boolean
  badges: ReactNode
}

export function RecipeSidePanel({ recipe, own, badges }: RecipeSidePanelProps) {
  return (
    <Card as="section" aria-label="About this recipe" className="grid content-start gap-5 print:hidden">
      {!own && (
        <ProgressBar
          label="Health score"
          value={recipe.healthScore}
          max={100}
          valueText={`${recipe.healthScore} / 100`}
        />
      )}
      <dl className="grid gap-3 text-sm">
        {recipe.category && <Fact name="Category">{recipe.category}</Fact>}
        {!own && <Fact name="Price per serving">{priceText(recipe.pricePerServing)}</Fact>}
        {recipe.co2eKgPerServing !== null && (
          <Fact name="Climate">{`about ${recipe.co2eKgPerServing.toFixed(1)} kg CO₂e per serving`}</Fact>
        )}
        <Fact name="Source">{own ? 'Your own recipe' : recipe.sourceName || 'Plateful'}</Fact>
      </dl>
      {badges && (
        <div>
          <h2 className="mb-2 font-semibold text-base">Dietary</h2>
          <p className="flex flex-wrap gap-1.5">{badges}</p>
        </div>
      )}
      {recipe.tags.length > 0 && (
        <div>
          <h2 className="mb-2 font-semibold text-base">Tags</h2>
          <p className="flex flex-wrap gap-1.5">
            {recipe.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        </div>
      )}
      {(recipe.sourceUrl || recipe.youtubeUrl) && (
        <div className="grid gap-2">
          {recipe.sourceUrl && (
            <OutsideLink to={recipe.sourceUrl} icon={<ExternalLink className="size-4.5" />}>
              Original Recipe
            </OutsideLink>
          )}
          {recipe.youtubeUrl && (
            <OutsideLink to={recipe.youtubeUrl} icon={<Play className="size-4.5" />}>
              Watch on YouTube
            </OutsideLink>
          )}
        </div>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b pb-3 last:border-b-0 last:pb-0">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}

function OutsideLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {icon}
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
