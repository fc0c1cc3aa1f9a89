import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/router/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const QUESTIONS: { question: string; answer: ReactNode }[] = [
  {
    question: 'Do I need an account?',
    answer: (
      <>
        No. Recipes, favorites, the shopping list, your own recipes, the diet planner and the nutrition tracker all work
        without one. An account adds what should follow you from day to day: goals, the meal scheduler, logged meals,
        water, weight and ratings. You can <TextLink to={paths.auth}>create one</TextLink> with an email address and a
        password.
      </>
    ),
  },
  {
    question: 'Where do the nutrition figures come from?',
    answer:
      'We compute them. Every ingredient is matched to a food in the USDA nutrient database, converted to grams and added up, then divided by the servings. They are good estimates for home cooking; your brand of yogurt may differ a little.',
  },
  {
    question: 'What does the health score mean?',
    answer:
      'It is the Nutri-Score of the dish on a scale from 0 to 100: fiber, protein, fruit, vegetables and beans count for it; calories, sugar, saturated fat and salt count against it. A serving with too much sodium, saturated fat or added sugar scores 70 at most.',
  },
  {
    question: 'Why is my shopping list empty on my phone?',
    answer:
      'The shopping list, favorites and your own recipes are kept on the device where you made them. That keeps them private and lets them work without an account, but they do not travel.',
  },
  {
    question: 'Can I plan for an allergy?',
    answer:
      'The diet planner leaves out the ingredients you name, and every recipe lists all of its own. The labels follow from the ingredients, but they cannot know about traces: with an allergy, always read the packet.',
  },
  {
    question: 'How do I get a copy of my data, or delete it?',
    answer: (
      <>
        Both are on <TextLink to={paths.account}>your account page</TextLink>, and both work at once. The{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink> lists everything that we keep.
      </>
    ),
  },
]

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
