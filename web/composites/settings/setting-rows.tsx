// The settings: those that are changed here, and links to those that have a page of their own.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PersonalDetails } from '#domain/account/sign-up.ts'
import type { Units } from '#domain/diary/units.ts'
import { showNow } from '#web/data/show-now.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { detailsQuery, saveDetails } from '#web/features/account/account-changes.ts'
import { DetailsForm } from '#web/features/account/details-form.tsx'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { saveAcceptsPlates, saveUnits, saveWeekMail } from '#web/features/profile/save-profile.ts'
import { AccountEvents } from '#web/features/settings/account-events.tsx'
import { HealthConsentSetting } from '#web/features/settings/health-consent-setting.tsx'
import { DefaultServingsField, MealTimesFields, RecipeMeasuresField } from '#web/features/settings/kitchen-settings.tsx'
import { WeekStartField } from '#web/features/settings/week-start-field.tsx'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { UnitsFields } from '#web/ui/units-fields.tsx'
import { ProfileCheckbox } from './profile-checkbox.tsx'

export interface Setting {
  group: string
  title: string
  text: string
  /** Other words that people look for. */
  words: string
  /** The page where it is changed; otherwise it is changed here. */
  to?: string
  /** Null for visitors, if it needs an account. */
  content?: (userId: string | undefined) => ReactNode
  /** On every site, unless this says so. */
  isOffered?: () => boolean
}

const accountPart = (id: string) => `${paths.account}#${id}`

export const SETTINGS: readonly Setting[] = [
  {
    ...{ group: 'Meals and week', title: 'Week starts on', words: 'first day monday sunday calendar' },
    text: 'In your week, your diary and your shopping.',
    content: () => <WeekStartField hideLabel />,
  },
  {
    ...{ group: 'Meals and week', title: 'Meals and their times', words: 'breakfast lunch dinner snack hours clock' },
    text: 'Used to tell you when to start cooking, and in your calendar.',
    content: () => <MealTimesFields />,
  },
  {
    ...{ group: 'Meals and week', title: 'Default servings', words: 'people portions amount' },
    text: 'How many servings recipes open with. A meal from your plan opens with what was planned.',
    content: () => <DefaultServingsField />,
  },
  {
    ...{
      group: 'Units and theme',
      title: 'Units',
      words: 'measures metric us kilograms pounds ounces calories kilojoules kj',
    },
    text: 'In recipes, and for weight, height, water and energy.',
    content: (userId) => <UnitsSetting userId={userId} />,
  },
  {
    ...{ group: 'Units and theme', title: 'Theme', words: 'dark light color scheme appearance' },
    text: 'Light, dark, or the same as this device.',
    content: () => <ThemeSwitch />,
  },
  {
    ...{ group: 'You', title: 'Name, date of birth and phone', words: 'profile first last personal birthday details' },
    text: 'What you told us when you signed up.',
    content: (userId) => userId && <DetailsSetting userId={userId} />,
  },
  {
    ...{ group: 'You', title: 'Goals', words: 'calories water protein carbs fat macros weight body age sex' },
    text: 'Your daily calories, water and macros.',
    to: paths.goals,
  },
  {
    ...{
      group: 'You',
      title: 'Diet and allergies',
      words: 'vegan vegetarian keto dislikes avoid foods exclude intolerance',
    },
    text: 'What you eat, and what you don’t.',
    to: `${paths.goals}#foods-not-eaten`,
  },
  {
    ...{ group: 'You', title: 'Health details', words: 'consent privacy weight body pregnancy allergies withdraw' },
    text: 'Your weight, body details and what you don’t eat are stored only if you agree.',
    isOffered: () => siteSettings().host.asksConsent,
    content: (userId) => userId && <HealthConsentSetting userId={userId} />,
  },
  {
    ...{ group: 'You', title: 'Household', words: 'family people members invite share leave table' },
    text: 'Who shares your plan, list and recipes.',
    to: paths.household,
  },
  {
    ...{ group: 'You', title: 'Who’s eating', words: 'people children guests portions appetite table away' },
    text: 'The people at your table, and who is there when.',
    to: `${paths.household}#who-is-eating`,
  },
  {
    ...{ group: 'You', title: 'Always accept what others serve you', words: 'diary proposals plates everyone ate' },
    text: 'It goes straight into your diary, where you can change or delete it. Otherwise you’re asked each time.',
    content: (userId) =>
      userId && (
        <ProfileCheckbox userId={userId} label="Always accept" setting="acceptsPlates" save={saveAcceptsPlates} />
      ),
  },
  {
    ...{ group: 'Account', title: 'Email and password', words: 'login sign in address change' },
    text: 'How you sign in.',
    to: accountPart('sign-in'),
  },
  {
    ...{ group: 'Account', title: 'Devices', words: 'sessions browsers sign out everywhere' },
    text: 'Where you are signed in.',
    to: accountPart('devices'),
  },
  {
    ...{ group: 'Account', title: 'Emails', words: 'mails notifications newsletter unsubscribe messages' },
    text: 'We write about your account: to confirm your address, to reset your password, and when somebody signs in or changes something. Nothing else, unless you ask for it.',
    to: accountPart('sign-in'),
  },
  {
    ...{ group: 'Account', title: 'Your week by email', words: 'mails review sunday summary weekly unsubscribe' },
    text: 'What you planned and ate, on Sunday evening. Weeks in which you logged nothing are skipped.',
    isOffered: () => siteSettings().mail.week,
    content: (userId) =>
      userId && (
        <ProfileCheckbox userId={userId} label="Your week, by email on Sunday" setting="weekMail" save={saveWeekMail} />
      ),
  },
  {
    ...{ group: 'Account', title: 'Calendar link', words: 'google apple outlook feed ics subscribe' },
    text: 'Your planned meals in your calendar.',
    to: accountPart('calendar'),
  },
  {
    ...{ group: 'Account', title: 'Changes to your account', words: 'security log history activity audit' },
    text: 'New passwords or addresses, and anything the site’s operator changed.',
    content: (userId) => userId && <AccountEvents userId={userId} />,
  },
  {
    ...{ group: 'Account', title: 'Export my data', words: 'download backup json file copy' },
    text: 'Everything in your account, as one file.',
    to: accountPart('export'),
  },
  {
    ...{ group: 'Account', title: 'Delete my account', words: 'remove close erase leave' },
    text: 'Along with all your data.',
    to: accountPart('delete'),
  },
  {
    ...{ group: 'Help', title: 'Help', words: 'guide how to manual faq support questions' },
    text: 'A short page about each part of Plateful.',
    to: paths.help(),
  },
]

export function SettingRow({ setting, userId }: { setting: Setting; userId: string | undefined }) {
  const { title, text, to, content } = setting
  if (to) {
    return (
      <Link to={to} className="group flex min-h-14 items-center gap-4 py-3">
        <span className="min-w-0 grow">
          <span className="block font-semibold group-hover:underline">{title}</span>
          <span className="block text-muted text-sm">{text}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" />
      </Link>
    )
  }
  const shown = content?.(userId)
  if (!shown) return null
  return (
    <div className="grid gap-3 py-4">
      <div>
        <h3 className="font-semibold text-base">{title}</h3>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {shown}
    </div>
  )
}

function UnitsSetting({ userId }: { userId: string | undefined }) {
  const client = useQueryClient()
  const profile = useQuery(profileQueries.own(userId))

  const { attempt } = useAttempt(userId)
  const change = (units: Units) =>
    attempt(() => saveUnits(units), {
      changes: ['profiles'],
      notDone: 'Your units weren’t saved.',
      show: () => showNow(client, profileQueries.own(userId), (shown) => ({ ...shown, units })),
    })

  return (
    <div className="grid gap-4">
      <RecipeMeasuresField />
      {userId && profile.isLoadingError && (
        <FailureNotice text="We couldn’t load your units." error={profile.error} onRetry={profile.refetch} />
      )}
      {userId && profile.data && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <UnitsFields units={profile.data.units} onChange={change} />
        </div>
      )}
    </div>
  )
}

function DetailsSetting({ userId }: { userId: string }) {
  const { attempt } = useAttempt(userId)
  const details = useQuery(detailsQuery(userId))
  if (details.isLoadingError) {
    return <FailureNotice text="We couldn’t load your details." error={details.error} onRetry={details.refetch} />
  }
  if (!details.data) {
    return (
      <Loading label="Loading your details">
        <Skeleton className="h-48 rounded-lg" />
      </Loading>
    )
  }
  const save = async (changed: PersonalDetails) => {
    await attempt(() => saveDetails(changed), { changes: ['users'] })
  }
  return <DetailsForm key={userId} start={details.data} onSave={save} />
}
