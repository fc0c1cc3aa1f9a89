import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const PARTS = [
  { id: 'in-short', title: 'In short' },
  { id: 'device', title: 'What stays on your device' },
  { id: 'server', title: 'What the server keeps' },
  { id: 'analytics', title: 'Usage analytics' },
  { id: 'others', title: 'Third parties and cookies' },
  { id: 'rights', title: 'Export, correct, delete' },
  { id: 'security', title: 'How it is protected' },
  { id: 'children', title: 'Children' },
  { id: 'changes', title: 'Changes and questions' },
] as const

type PartId = (typeof PARTS)[number]['id']

function Heading({ of }: { of: PartId }) {
  return <h2 id={of}>{PARTS.find((part) => part.id === of)?.title}</h2>
}

export function PrivacyPage() {
  usePageHead({
    title: 'Privacy Policy',
    description:
      'What Plateful keeps on your device and on its server, for how long, and how to export or delete all of it.',
    canonical: '/privacy',
  })
  return (
    <div className="page-width">
      <PageHeader title="Privacy Policy" intro="What is kept, where, for how long, and how to get rid of it." />
      <div className="grid items-start gap-10 lg:grid-cols-[16rem_1fr]">
        <nav aria-label="On this page" className="rounded-xl bg-sunken p-3 lg:sticky lg:top-24 print:hidden">
          <ul>
            {PARTS.map((part) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="flex min-h-9 items-center rounded-md px-3 py-1 font-medium text-sm hover:bg-surface hover:text-leaf pointer-coarse:min-h-11"
                >
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="prose">
          <Heading of="in-short" />
          <ul>
            <li>You can use most of Plateful without an account, and then your data never leaves your device.</li>
            <li>
              What members save is stored in this site’s database, is shown to nobody but them and the household they
              choose to share with, and is never sold.
            </li>
            <li>There is no advertising, no third-party script and no tracking cookie on any page.</li>
            <li>You can take a copy of everything, or delete everything, by yourself and at once.</li>
          </ul>

          <Heading of="device" />
          <p>These live in your browser’s own storage, under the names given, until you remove them:</p>
          <ul>
            <li>
              your favorite recipes (<code>favorite-recipes</code>)
            </li>
            <li>
              your shopping list (<code>shopping-list</code>)
            </li>
            <li>
              the recipes you wrote yourself (<code>custom-recipes</code>), the one you are still writing (
              <code>recipe-draft</code>) and what we worked out for them (<code>own-recipe-figures</code>)
            </li>
            <li>
              where you are in a dish (<code>cooking</code>, for a day and a half), your timers (
              <code>kitchen-timers</code>), and a finished dish until your account has it (<code>finished-dishes</code>)
            </li>
            <li>
              while you are signed in, your user number and email address (<code>auth-storage</code>) and the session
              that proves who you are
            </li>
            <li>
              light or dark, if you chose one (<code>theme</code>), and the articles you liked or saved
            </li>
          </ul>
          <p>
            While you are signed in, your lists, favorites and recipes are also in your account, so that they are on all
            your devices. Changes made offline wait on the device (<code>sync-</code> and some letters) until they are
            saved. When you sign out, the account’s copy leaves the device.
          </p>
          <p>Foods in the nutrition tracker are held by the open page only and are gone when you leave it.</p>

          <Heading of="server" />
          <p>If you create an account, the server stores:</p>
          <ul>
            <li>
              your email address, a one-way hash of your password (never the password itself), your first and last name,
              and your date of birth and phone number if you gave them
            </li>
            <li>your goals, your preferred diet, and the meals in your scheduler</li>
            <li>the meals, water and weight that you logged, with their dates, and the daily totals made from them</li>
            <li>your ratings of recipes and your favorites</li>
            <li>
              your shopping list, your own recipes, and which household you belong to. In a household with others, the
              list, the planned meals, own recipes, what is at home and saved weeks are shared, with the name you chose
              there; everything else stays yours alone
            </li>
          </ul>
          <p>
            We use this for one thing: to show it back to you and your household. It stays until you delete it or your
            account. The contact and newsletter forms send nothing and store nothing.
          </p>

          <Heading of="analytics" />
          <p>
            Usage analytics are the server’s own request log: which page was asked for, when, whether it worked and how
            long it took. They tell us what is slow or broken. Whoever runs this server keeps them for up to 2 years at
            the most; the server itself holds none of them. They are not joined to your account, and are not shared.
          </p>
          <p>
            To fend off password guessing and overload, the server counts requests per network address in memory. These
            counts last minutes and are not written down.
          </p>

          <Heading of="others" />
          <p>
            Pages, scripts, fonts and recipes come from this site’s own address. Your browser asks another one in three
            cases only:
          </p>
          <ul>
            <li>
              where this site keeps its accounts with a hosted database service, your browser signs in and saves there,
              and that service stores what the list above names; with Google or GitHub, if you choose to sign in so,
              they learn it
            </li>
            <li>a recipe whose picture lies elsewhere, such as one you gave a web address for, loads it from there</li>
            <li>you follow a link to another website, which has a policy of its own</li>
          </ul>
          <p>We set no cookies for advertising or analytics.</p>

          <Heading of="rights" />
          <p>
            On <TextLink to={paths.account}>your account page</TextLink> you can download all of your data in a format
            that other programs can read, and delete your account. Deleting is final: your profile, goals, schedules,
            logs and ratings are removed from the database together. What you share with a household stays with the
            others. Most entries can also be changed or removed one by one where you made them.
          </p>
          <p>
            To remove what is on your device, clear the shopping list and favorites on their pages, or clear this site’s
            data in your browser’s settings.
          </p>

          <Heading of="security" />
          <p>
            The database itself enforces that a member can read and write only that member’s own rows and those of the
            household they are in, whatever the rest of the program does. Passwords are hashed. The site is meant to be
            served over an encrypted connection.
          </p>

          <Heading of="children" />
          <p>
            Plateful is not for use by children under 13, and we do not knowingly collect their data. If a child has
            made an account, a parent can delete it on the account page.
          </p>

          <Heading of="changes" />
          <p>
            If this policy changes, the new text appears on this page before the change takes effect. Questions? Our{' '}
            <TextLink to={paths.contact}>contact page</TextLink> has the answers that people ask for most.
          </p>
        </article>
      </div>
    </div>
  )
}
