import { ExternalLink, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { allergenText } from '#domain/nutrition/allergens.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { paths } from '#web/router/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Explanation } from '#web/ui/explanation.tsx'
import { priceText } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface RecipeSidePanelProps {
  recipe: Recipe
  /** A recipe stored on this device has no score, price or source of its own. */
  own: boolean
  dietBadges: ReactNode
  meritBadges: ReactNode
}

export function RecipeSidePanel({ recipe, own, dietBadges, meritBadges }: RecipeSidePanelProps) {
  return (
    <Card as="section" aria-label="About this recipe" className="grid content-start gap-5 print:hidden">
      {!own && (
        <div>
          <ProgressBar
            label="Health score"
            value={recipe.healthScore}
            max={100}
            valueText={`${recipe.healthScore} / 100`}
          />
          <Explanation question="What does this mean?" className="mt-1 text-muted">
            <p>
              It follows Nutri-Score: fiber, protein, fruit, vegetables and beans raise it; sugar, salt, saturated fat
              and calories lower it. Above 70, we call it healthy.{' '}
              <TextLink to={paths.aboutFigures}>Where our numbers come from</TextLink>
            </p>
          </Explanation>
        </div>
      )}
      <dl className="grid gap-3 text-sm">
        {recipe.category && <Fact name="Category">{recipe.category}</Fact>}
        {!own && (
          <Fact name="Price per serving">
            {priceText(recipe.pricePerServing)}
            {recipe.pricePerServing !== null && recipe.estimatedPricePercent !== null && (
              <span className="block font-normal text-muted">
                about, in 2026 US dollars; {recipe.estimatedPricePercent}% of it is our estimate
              </span>
            )}
          </Fact>
        )}
        {recipe.co2eKgPerServing !== null && (
          <Fact name="CO₂e per serving">{`about ${recipe.co2eKgPerServing.toFixed(1)} kg`}</Fact>
        )}
        <Fact name="Source">{own ? 'Your own recipe' : recipe.sourceName || 'Plateful'}</Fact>
      </dl>
      {(dietBadges || recipe.allergens) && (
        <div className="grid gap-3">
          {dietBadges && <Badges title="Dietary">{dietBadges}</Badges>}
          <div className="grid gap-1.5 text-muted text-sm">
            {recipe.allergens && <p className="font-medium text-ink">{allergenText(recipe.allergens)}</p>}
            {recipe.labelNotes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>
              {own && dietBadges
                ? 'The recipe’s author chose these labels. We don’t check them against the ingredients, so do that yourself if you have an allergy.'
                : 'This comes from the ingredients. It can’t rule out traces or what a brand adds, so check packages if you have an allergy.'}
            </p>
          </div>
        </div>
      )}
      {(meritBadges || recipe.tags.length > 0) && (
        <Badges title="Tags">
          {meritBadges}
          {recipe.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Badges>
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

function Badges({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      <p className="flex flex-wrap gap-1.5">{children}</p>
    </div>
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
