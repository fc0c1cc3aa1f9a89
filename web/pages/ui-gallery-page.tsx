// Development only: every control of web/ui in every state, on one page.
import { Heart, Leaf, Plus, Salad, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePageHead } from '#web/router/page-head.ts'
import { AlertDialog, useConfirm } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { SOFT_TONES, type Tone } from '#web/ui/tone.ts'

// The keys of an object literal that is declared with exactly these.
const TONES = Object.keys(SOFT_TONES) as Tone[]
const VARIANTS = ['primary', 'secondary', 'quiet', 'accent', 'danger'] as const
const FRUIT = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
]

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="min-w-0">
      <h2 className="mb-4 text-xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </Card>
  )
}

export function UiGalleryPage() {
  usePageHead({ title: 'UI gallery', noIndex: true })
  return (
    <div className="page-width">
      <PageHeader
        eyebrow="Development"
        title="Every control, in every state"
        intro="What the pages are made of. Try it with the keyboard, in both color schemes and on a narrow screen."
        actions={<Button icon={<Plus className="size-5" />}>An action</Button>}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Buttons />
        <Choices />
        <Fields />
        <Numbers />
        <Overlays />
        <Waiting />
      </div>
      <div className="mt-10">
        <SectionHeader
          title="A section header"
          intro="With a line below."
          action={<TextLink to="/recipes">View All</TextLink>}
        />
      </div>
    </div>
  )
}

function Buttons() {
  return (
    <Sample title="Buttons and links">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} icon={<Leaf className="size-5" />}>
          {variant}
        </Button>
      ))}
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
      <Button loading>Saving...</Button>
      <Button size="sm">Small</Button>
      <Button size="lg">Large</Button>
      <a href="#ui" className={buttonClass({ variant: 'secondary' })}>
        A link as a button
      </a>
      <IconButton label="Save to favorites" icon={<Heart className="size-5" />} />
      <IconButton label="Remove" variant="secondary" icon={<Trash2 className="size-5" />} />
      <IconButton label="Remove" variant="danger" size="sm" icon={<Trash2 className="size-4" />} />
      <TextLink to="/about">A link in text</TextLink>
      <TextLink to="https://example.org">A link elsewhere</TextLink>
    </Sample>
  )
}

function Choices() {
  const [diet, setDiet] = useState('Vegan')
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const [stars, setStars] = useState<number | null>(3)
  return (
    <Sample title="Chips, badges, tabs, stars">
      {['Vegan', 'Paleo', 'Whole30'].map((name) => (
        <Chip key={name} pressed={diet === name} onToggle={(on) => setDiet(on ? name : '')}>
          {name}
        </Chip>
      ))}
      <Chip pressed={false} onToggle={() => {}} disabled>
        Not now
      </Chip>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Leaf className="size-3.5" />}>
            {tone}
          </Badge>
        ))}
      </div>
      <Tabs
        label="Sample"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'one', label: 'Ingredients', content: <p>200 g lentils, one onion, a lemon.</p> },
          { id: 'two', label: 'Instructions', content: <p>Simmer for twenty minutes.</p> },
          { id: 'three', label: 'Nutrition', content: <p>420 kcal a serving.</p> },
        ]}
      />
      <StarRating label="Rate" value={stars} onChange={setStars} />
      <StarRating label="Not rated, disabled" value={null} onChange={setStars} disabled />
    </Sample>
  )
}

function Fields() {
  return (
    <Sample title="Fields">
      <div className="grid w-full gap-4">
        <Field label="Item name" required hint="What you would write on paper.">
          {(control) => <Input {...control} placeholder="Red lentils" />}
        </Field>
        <Field label="Email" error="This does not look like an email address.">
          {(control) => <Input {...control} type="email" defaultValue="ada@" />}
        </Field>
        <Field label="Phone" optional>
          {(control) => <Input {...control} disabled defaultValue="Not now" />}
        </Field>
        <Field label="Fruit">{(control) => <Select {...control} placeholder="Choose one" options={FRUIT} />}</Field>
        <Field label="Notes">{(control) => <Textarea {...control} rows={3} />}</Field>
      </div>
    </Sample>
  )
}

function Numbers() {
  const [kcal, setKcal] = useState(2000)
  const [ml, setMl] = useState(250)
  return (
    <Sample title="Numbers">
      <RangeSlider
        label="Daily calories"
        value={kcal}
        min={1000}
        max={4000}
        step={100}
        onChange={setKcal}
        format={(value) => `${value.toLocaleString('en-US')} kcal`}
        hint="Most adults need between 1,600 and 3,000."
        className="w-full"
      />
      <RangeSlider label="Disabled" value={3} min={1} max={5} onChange={() => {}} disabled className="w-full" />
      <Stepper label="Water" value={ml} onChange={setMl} min={50} step={50} unit="ml" />
      <Stepper label="Servings" value={1} onChange={() => {}} min={1} max={12} />
      <div className="grid w-full gap-4">
        {TONES.map((tone, index) => (
          <ProgressBar
            key={tone}
            label={tone}
            tone={tone}
            value={20 + index * 15}
            max={100}
            valueText={`${20 + index * 15} of 100 g`}
          />
        ))}
      </div>
    </Sample>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'alert'>()
  const [answer, setAnswer] = useState('')
  const { confirm, confirmDialog } = useConfirm()
  const close = () => setOpen(undefined)
  return (
    <Sample title="Dialogs, messages, notices">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('alert')}>
        Open alert dialog
      </Button>
      <Button
        variant="secondary"
        onClick={async () => setAnswer(String(await confirm({ question: 'Are you sure?', confirmLabel: 'Yes' })))}
      >
        Ask {answer}
      </Button>
      <Button onClick={() => notify('Ingredients added to your shopping list!')}>Success</Button>
      <Button
        onClick={() =>
          notify('Lentils removed.', { tone: 'info', action: { label: 'Undo', onSelect: () => notify('Back again.') } })
        }
      >
        With Undo
      </Button>
      <Button variant="danger" onClick={() => notify('The server could not be reached.', { tone: 'danger' })}>
        Failure
      </Button>
      <Notice tone="danger" className="w-full">
        Passwords do not match
      </Notice>
      <Notice tone="leaf" icon={<Leaf className="size-5 shrink-0" />} className="w-full">
        Registration worked. You can sign in now.
      </Notice>
      <Notice tone="apricot" className="w-full">
        Prices are estimates.
      </Notice>
      {confirmDialog}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Log Meal"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Log Meal</Button>
          </>
        }
      >
        <Field label="Meal Type">{(control) => <Select {...control} options={FRUIT} />}</Field>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        question="Are you sure you want to clear all items?"
        detail="This cannot be taken back."
        confirmLabel="Clear All"
        onConfirm={close}
        onCancel={close}
      />
    </Sample>
  )
}

function Waiting() {
  return (
    <Sample title="Waiting and nothing there">
      <Spinner />
      <Spinner className="size-8" />
      <Loading label="Loading recipes" className="grid w-full gap-3">
        <Skeleton className="h-32" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
      </Loading>
      <div className="w-full">
        <EmptyState
          title="No favorites yet"
          icon={<Salad />}
          action={<Button variant="secondary">Browse Recipes</Button>}
        >
          Click the heart icon on a recipe to save it here.
        </EmptyState>
      </div>
    </Sample>
  )
}
