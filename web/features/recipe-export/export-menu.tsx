import { BookOpen, Download, Image } from 'lucide-react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { type ExportFormat, exportRecipes, type StarsOf } from '#web/device/export-recipes.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Menu, MenuButton, menuItemClass } from '#web/ui/menu.tsx'
import { notify } from '#web/ui/toast-store.ts'

const FORMATS: readonly { format: ExportFormat; label: string }[] = [
  { format: 'cooklang', label: 'Cooklang' },
  { format: 'json-ld', label: 'JSON-LD (schema.org)' },
  { format: 'markdown', label: 'Markdown' },
]

async function sharePicture(recipe: CustomRecipe) {
  try {
    const { photoOf } = await import('#web/device/photo-store.ts')
    const ingredients = recipe.ingredients.map(ingredientText)
    const photo = await photoOf(recipe.id).catch(() => null) // this browser can't store photos
    await (await import('./recipe-card-picture.ts')).sharePicture({ ...recipe, ingredients }, photo)
  } catch {
    notify('We couldn’t draw the picture.', { tone: 'danger' })
  }
}

interface ExportMenuProps {
  label: string
  recipes: readonly CustomRecipe[]
  /** There are no others: the book needn't name them. */
  all?: boolean
  className?: string
  /** The member's own ratings. */
  stars?: StarsOf
}

/** Exports one recipe or all of them, in every format. */
export function ExportMenu({ label, recipes, all = false, className, stars }: ExportMenuProps) {
  const [only] = recipes
  const book = all ? paths.recipeBook : `${paths.recipeBook}#recipes=${recipes.map(({ id }) => id).join(',')}`

  async function exportAs(format: ExportFormat) {
    try {
      await exportRecipes(recipes, format, stars)
    } catch {
      notify('The export failed. Check your connection and try again.', { tone: 'danger' })
    }
  }

  return (
    <Menu label={label} icon={<Download className="size-4" />} className={className}>
      {FORMATS.map(({ format, label: name }) => (
        <MenuButton key={format} icon={<Download className="size-4.5 text-muted" />} onSelect={() => exportAs(format)}>
          {name}
        </MenuButton>
      ))}
      {only && recipes.length === 1 && (
        <MenuButton icon={<Image className="size-4.5 text-muted" />} onSelect={() => sharePicture(only)}>
          Picture to share
        </MenuButton>
      )}
      <Link to={book} className={menuItemClass}>
        <BookOpen className="size-4.5 text-muted" />
        {recipes.length === 1 ? 'Print' : 'Print as a book'}
      </Link>
    </Menu>
  )
}
