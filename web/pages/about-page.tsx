import { CalendarDays, ChartPie, ListChecks, Lock, Scale, Search } from 'lucide-react'
import { HealthyPlate } from '#web/features/about/healthy-plate.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const STEPS = [
  {
    Icon: Search,
    title: 'Find',
    text: 'Search by dish, ingredient or cuisine, filter by diet, and see calories, price and cooking time on every card.',
  },
  {
    Icon: CalendarDays,
    title: 'Plan',
    text: 'Let the diet planner fill a day or a week to match your calories and diet, or plan each meal yourself.',
  },
  {
    Icon: ListChecks,
    title: 'Shop',
    text: 'Add a recipe to your shopping list with one tap, then check things off in the store, aisle by aisle.',
  },
  {
    Icon: ChartPie,
    title: 'See',
    text: 'Log what you ate and drank, and see how your day compares with your goals for calories, protein, carbs, fat and water.',
  },
]

export function AboutPage() {
  usePageHead({
    title: 'About',
    description:
      'Why Plateful exists, how its nutrition numbers are calculated, and what it will never do with your data.',
    canonical: '/about',
  })
  return (
    <div className="page-width">
      <div className="grid items-center gap-x-10 pb-10 md:grid-cols-[1fr_22rem]">
        <PageHeader
          eyebrow="About Plateful"
          title="Eating well should feel like dinner, not like homework"
          intro="Plateful is for people who like food. Find a recipe, plan a day or a week, shop, cook, and see how the day adds up."
        />
        <HealthyPlate className="mx-auto w-64 md:mt-10 md:w-full" />
      </div>

      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works" className="sr-only">
          How it works
        </h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ Icon, title, text }, index) => (
            <Card as="li" key={title}>
              <div className="flex items-center justify-between">
                <span className="grid size-12 place-items-center rounded-full bg-leaf-soft text-leaf-ink">
                  <Icon className="size-6" />
                </span>
                <span aria-hidden="true" className="font-extrabold text-3xl text-line">
                  {index + 1}
                </span>
              </div>
              <h3 className="mt-4">{title}</h3>
              <p className="mt-1.5 text-muted text-sm">{text}</p>
            </Card>
          ))}
        </ol>
      </section>

      <section
        aria-labelledby="numbers"
        className="mt-16 grid gap-8 rounded-3xl bg-leaf-soft p-6 sm:p-12 lg:grid-cols-2"
      >
        <div>
          <Scale className="size-9 text-leaf-ink" />
          <h2 id="numbers" className="mt-4">
            Numbers you can trust
          </h2>
          <p className="mt-4 text-lg">
            We never type in a recipe’s calories. Every number is calculated from what’s in the pot.
          </p>
        </div>
        <div className="grid content-start gap-5">
          <p>
            <strong>Nutrition.</strong> Each ingredient is matched to a food, most of them from the USDA nutrient
            database, then converted to grams, added up and divided by the servings.
          </p>
          <p>
            <strong>Diet labels.</strong> “Vegan” or “gluten free” isn’t a tag someone added. It follows from what’s in
            the ingredients.
          </p>
          <p>
            <strong>Health score.</strong> The dish’s Nutri-Score on a finer scale, with limits for the energy, sodium,
            saturated fat and added sugar of a serving. “Healthy” means a score above 70.
          </p>
          <p>
            <strong>Price and climate.</strong> Estimates from average US prices and published carbon footprints. Your
            store and season will differ.
          </p>
        </div>
      </section>

      <div className="mt-16 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="stand-for">
          <SectionHeader id="stand-for" title="What we stand for" />
          <ul className="grid gap-4">
            <li>
              <strong>Food first.</strong> No good or bad foods, no streaks, no guilt. A goal is yours to set, change
              and ignore on birthdays.
            </li>
            <li>
              <strong>The whole world’s table.</strong> Twenty-six cuisines, from Cajun to Vietnamese, cooked with
              ingredients from an ordinary grocery store.
            </li>
            <li>
              <strong>For everyone.</strong> Light and fast on an old phone, usable with a keyboard or a screen reader,
              and readable even before scripts load.
            </li>
          </ul>
        </section>
        <section aria-labelledby="your-data">
          <SectionHeader
            id="your-data"
            title={
              <>
                <Lock className="mr-2 inline size-7 align-[-0.1em] text-leaf" />
                Your data is not our business
              </>
            }
          />
          <p>
            There are no ads here, and nobody looks over your shoulder: no third-party scripts, no trackers, no cookie
            banners. Without an account, your favorites and lists stay on your device. What you log as a member is yours
            alone to read, export and delete. The <TextLink to={paths.privacy}>privacy policy</TextLink> has the
            details, on one page.
          </p>
          <p className="mt-4 text-muted text-sm">
            Plateful gives information, not medical advice. If you have a medical condition, ask a doctor or dietitian.
          </p>
        </section>
      </div>

      <section
        aria-labelledby="start"
        className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-3xl bg-pine p-6 text-on-pine sm:p-12"
      >
        <div>
          <h2 id="start">Hungry?</h2>
          <p className="mt-2 text-pine-muted">Start with a recipe. The rest can wait until after dinner.</p>
        </div>
        <Link to={paths.recipes()} className={buttonClass({ variant: 'accent', size: 'lg' })}>
          Browse Recipes
        </Link>
      </section>
    </div>
  )
}
