import { CookingPot, Droplets, Rainbow, Utensils } from 'lucide-react'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { SOFT_TONES, type Tone } from '#web/ui/tone.ts'

const TIPS = [
  {
    title: 'Eat the Rainbow',
    text: 'Include colorful fruits and vegetables in every meal for a range of nutrients.',
    Icon: Rainbow,
    tone: 'berry',
  },
  {
    title: 'Mindful Eating',
    text: 'Eat slowly and pay attention to your hunger cues.',
    Icon: Utensils,
    tone: 'leaf',
  },
  {
    title: 'Stay Hydrated',
    text: 'Aim for 8 glasses of water a day, or more depending on your activity.',
    Icon: Droplets,
    tone: 'lake',
  },
  {
    title: 'Cook at Home',
    text: 'Stay in control of ingredients, portions and nutrition.',
    Icon: CookingPot,
    tone: 'apricot',
  },
] as const satisfies readonly { tone: Tone; [field: string]: unknown }[]

export function QuickHealthTips() {
  return (
    <section aria-labelledby="quick-health-tips">
      <SectionHeader id="quick-health-tips" title="Quick Health Tips" />
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {TIPS.map(({ title, text, Icon, tone }) => (
          <li key={title}>
            <div className={`mb-4 grid size-14 place-items-center rounded-2xl ${SOFT_TONES[tone]}`}>
              <Icon className="size-7" />
            </div>
            <h3>{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
