import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { SIGN_UP_CLOSED } from '#domain/account/who-may-join.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { paths } from '#web/router/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const QUESTIONS: { question: string; answer: ReactNode }[] = [
  {
    question: 'Do I need an account?',
    answer: (
      <>
        No. Recipes, favorites, the shopping list, your own recipes, the diet planner and the nutrition tracker all work
        without one. With an account, your lists, favorites, recipes and plans follow you to every device, and you can
        set goals, plan your week, log meals, water and weight, rate recipes, and share a kitchen with your household.
        <HowToJoin />
      </>
    ),
  },
  {
    question: 'Where do the nutrition numbers come from?',
    answer:
      'We calculate them. Every ingredient is matched to a food, most of them from the USDA nutrient database, then converted to grams, added up and divided by the servings. They’re good estimates for home cooking, though your brand of yogurt may differ a little.',
  },
  {
    question: 'What does the health score mean?',
    answer:
      'It’s the Nutri-Score of the dish on a scale from 0 to 100. Fiber, protein, fruit, vegetables and beans raise it; calories, sugar, saturated fat and salt lower it. A serving with too many calories or too much sodium, saturated fat or added sugar for its kind of dish scores 70 at most. “Healthy” means a score above 70.',
  },
  {
    question: 'Why is my shopping list empty on my phone?',
    answer:
      'Without an account, your shopping list, favorites and own recipes stay on the device where you made them. Sign in on both devices, and they’re on both.',
  },
  {
    question: 'Can I plan for an allergy?',
    answer:
      'The diet planner leaves out the ingredients you name, and every recipe lists everything in it. Diet labels follow from the ingredients, but they can’t know about traces. If you have an allergy, always read the package.',
  },
  {
    question: 'How do I get a copy of my data, or delete it?',
    answer: (
      <>
        Both are on <TextLink to={paths.account}>your account page</TextLink>, and both work right away. The{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink> lists everything we keep.
      </>
    ),
  },
]

function HowToJoin() {
  const { signUp } = siteSettings()
  if (signUp !== 'open') return SIGN_UP_CLOSED[signUp]
  return (
    <>
      You can <TextLink to={paths.auth}>create one</TextLink> with an email address and a password.
    </>
  )
}

export function Faq() {
  return (
    <div className="divide-y divide-line border-line border-y">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3 font-semibold hover:text-leaf">
            {question}
            <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-2xl pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
