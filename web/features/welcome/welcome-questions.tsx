// Four questions, one at a time. A tap answers and moves on; each can be skipped.
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AIMS } from '#domain/diary/activity-and-aim.ts'
import { GOAL_DIETS } from '#domain/diary/goals.ts'
import { FIRST_ANSWERS, type FirstAnswers, OFTEN_AVOIDED } from '#domain/plan/first-week.ts'
import { listItems } from '#domain/text/text-match.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const HOUSEHOLDS = [1, 2, 3, 4, 5, 6]
const QUESTIONS = 4

interface WelcomeQuestionsProps {
  /** Saved before: the answer replaces them, so it starts with them. */
  dislikes: readonly string[]
  onDone: (answers: FirstAnswers) => void
}

export function WelcomeQuestions({ dislikes, onDone }: WelcomeQuestionsProps) {
  const [answers, setAnswers] = useState<FirstAnswers>({ ...FIRST_ANSWERS, avoid: dislikes })
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  // The answered question is gone, and with it the focus.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  function answer(given: Partial<FirstAnswers>) {
    const next = { ...answers, ...given }
    setAnswers(next)
    if (step + 1 < QUESTIONS) setStep(step + 1)
    else onDone(next)
  }

  const question = [
    {
      title: 'How do you eat?',
      body: (
        <Options>
          {GOAL_DIETS.map(({ value, label }) => (
            <Option key={value} onSelect={() => answer({ diet: value })}>
              {value === 'none' ? 'A bit of everything' : label}
            </Option>
          ))}
        </Options>
      ),
    },
    {
      title: 'What don’t you eat?',
      body: <AvoidedFoods start={answers.avoid} onAnswer={(avoid) => answer({ avoid })} />,
    },
    {
      title: 'How many people do you cook for?',
      body: (
        <Options narrow>
          {HOUSEHOLDS.map((people) => (
            <Option
              key={people}
              label={people === 1 ? '1 person' : `${people} people`}
              onSelect={() => answer({ people })}
            >
              {people}
            </Option>
          ))}
        </Options>
      ),
    },
    {
      title: 'What’s your goal?',
      body: (
        <Options>
          {AIMS.map(({ value, label }) => (
            <Option key={value} onSelect={() => answer({ aim: value })}>
              {label}
            </Option>
          ))}
        </Options>
      ),
    },
  ][step]

  return (
    <section aria-labelledby="question">
      <div className="flex min-h-11 items-center justify-between gap-4 text-muted text-sm">
        <p>
          Question {step + 1} of {QUESTIONS}
        </p>
        {step > 0 && (
          <Button variant="quiet" size="sm" icon={<ArrowLeft className="size-4" />} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
      </div>
      <h2 id="question" ref={heading} tabIndex={-1} className="mt-2 mb-5 text-2xl outline-none">
        {question?.title}
      </h2>
      {question?.body}
    </section>
  )
}

function Options({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={narrow ? 'grid grid-cols-3 gap-3 sm:grid-cols-6' : 'grid gap-3 sm:grid-cols-2'}>{children}</div>
  )
}

function Option({ label, onSelect, children }: { label?: string; onSelect: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onSelect}
      className="min-h-14 rounded-xl border border-edge bg-surface px-5 py-3 text-left font-semibold transition-colors hover:border-ink hover:bg-sunken"
    >
      {children}
    </button>
  )
}

interface AvoidedFoodsProps {
  start: readonly string[]
  onAnswer: (avoid: string[]) => void
}

function AvoidedFoods({ start, onAnswer }: AvoidedFoodsProps) {
  const isOffered = (food: string) => OFTEN_AVOIDED.some((offered) => offered === food)
  const [chosen, setChosen] = useState<readonly string[]>(start.filter(isOffered))
  const [others, setOthers] = useState(start.filter((food) => !isOffered(food)).join(', '))
  const avoid = [...new Set([...chosen, ...listItems(others)])]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(avoid)
      }}
      className="grid gap-5"
    >
      <div className="flex flex-wrap gap-2">
        {OFTEN_AVOIDED.map((food) => (
          <Chip
            key={food}
            pressed={chosen.includes(food)}
            onToggle={(pressed) => setChosen(pressed ? [...chosen, food] : chosen.filter((other) => other !== food))}
          >
            {food}
          </Chip>
        ))}
      </div>
      <Field label="Anything else" optional>
        {(control) => (
          <Input
            {...control}
            value={others}
            maxLength={200}
            placeholder="e.g. olives, cilantro"
            onChange={(event) => setOthers(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{avoid.length === 0 ? 'I eat everything' : 'Continue'}</Button>
      </div>
    </form>
  )
}
