import { paths } from '#web/router/paths.ts'

export interface SiteLink {
  to: string
  label: string
}

export const MAIN_LINKS: SiteLink[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.recipes(), label: 'Recipes' },
  { to: paths.cuisines, label: 'Cuisines' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy' },
]

/** Tools that don't need an account; on wide screens they are in the footer and on the home page. */
export const VISITOR_TOOLS: SiteLink[] = [
  { to: paths.shoppingList, label: 'Shopping List' },
  { to: paths.dietPlanner, label: 'Diet Planner' },
  { to: paths.nutrition, label: 'Nutrition' },
  { to: paths.favorites, label: 'Favorites' },
  { to: paths.kitchen, label: 'Cook With What You Have' },
]

export const SITE_LINKS: SiteLink[] = [
  { to: paths.help(), label: 'Help' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
]

export const FOOTER_GROUPS: { title: string; links: SiteLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { to: paths.recipes(), label: 'Recipes' },
      { to: paths.cuisines, label: 'Cuisines' },
      { to: paths.blog, label: 'Blog' },
      { to: paths.dietPlanner, label: 'Diet Plans' },
      { to: paths.nutrition, label: 'Nutrition' },
    ],
  },
  {
    title: 'Tools',
    links: [
      { to: paths.shoppingList, label: 'Shopping List' },
      { to: paths.addRecipe, label: 'Add Recipe' },
      { to: paths.favorites, label: 'Favorites' },
      { to: paths.kitchen, label: 'Cook With What You Have' },
    ],
  },
  { title: 'Plateful', links: SITE_LINKS },
]
