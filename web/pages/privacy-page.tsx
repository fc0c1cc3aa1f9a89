import { siteSettings } from '#web/data/site-config.ts'
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
  { id: 'security', title: 'How it’s protected' },
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
  const { logsKept, minimumAge, name, address, email, backupsKept } = siteSettings().host
  const host = [name, ...address, email].filter(Boolean)
  return (
    <div className="page-width">
      <PageHeader title="Privacy Policy" intro="What we keep, where, for how long, and how to delete it." />
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
            <li>
              You can use most of Plateful without an account. Your lists, favorites and recipes then stay on your
              device, and the server doesn’t store what you search for, plan or calculate.
            </li>
            <li>
              If you have an account, what you save is stored in this site’s database, shown only to you and the
              household you share with, and never sold.
            </li>
            <li>There are no ads, no third-party scripts and no tracking cookies on any page.</li>
            <li>You can download or delete everything yourself, right away.</li>
          </ul>

          <Heading of="device" />
          <p>Your browser stores these under the names shown until you remove them:</p>
          <ul>
            <li>
              your favorite recipes (<code>favorite-recipes</code>)
            </li>
            <li>
              your shopping list (<code>shopping-list</code>), how you view it (<code>shopping-list-view</code>) and the
              order of its aisles (<code>shopping-list-aisles</code>), with what you wrote on it before and where you
              keep it (<code>shopping-list-memory</code>)
            </li>
            <li>
              your own recipes (<code>custom-recipes</code>; a large collection in <code>plateful-lists</code>), with
              their photos and yours of other recipes (<code>plateful-photos</code>, <code>dish-photos</code>), their
              nutrition (<code>own-recipe-figures</code>), the ones you’re still writing (<code>recipe-draft</code>),
              and the tags (<code>recipe-tags</code>) and collections (<code>recipe-collections</code>) you file recipes
              under
            </li>
            <li>
              what you have at home (<code>pantry-items</code>), your diet plan with its settings (
              <code>diet-plan</code>), and the foods and meals you logged recently (<code>recent-foods</code>)
            </li>
            <li>
              the step you’re on in a dish you’re cooking and how many portions your table eats (<code>cooking</code>,
              for a day and a half), dishes you cook together with their ticked steps (<code>cook-together</code>), your
              timers (<code>kitchen-timers</code>), and a finished dish (<code>finished-dishes</code>) or what you
              logged without a network (<code>waiting-entries</code>) until your account has it
            </li>
            <li>
              while you’re signed in, your user ID and email address (<code>auth-storage</code>), the session that
              proves who you are (<code>plateful-session</code>), and the figures your dashboard, diary and week last
              showed (<code>kept-figures</code>)
            </li>
            <li>
              a household invitation you haven’t answered yet (<code>pending-invitation</code>, for a week)
            </li>
            <li>
              how the site looks for you: your light or dark theme (<code>theme</code>), metric or US measures (
              <code>measure-system</code>), the day your week starts on, your meal times and servings (
              <code>preferences</code>), the size of recipe cards (<code>recipe-cards</code>), what your lists leave out
              (<code>list-own-diet</code>, <code>list-hide-avoided</code>: on or off) and whether the font is already
              loaded (<code>font</code>)
            </li>
            <li>
              the articles you liked or saved (<code>blog-reactions</code>)
            </li>
            <li>the pages, recipes, articles and pictures you opened recently, so you can see them offline</li>
            <li>
              until you close the tab: how far you scrolled (<code>scroll-positions</code>), foods you tracked before
              signing in (<code>tracked-foods</code>), a plan for your table that isn’t in your week yet (
              <code>table-plan</code>), a rating or meal that couldn’t be saved yet (under names that start with{' '}
              <code>pending-</code>), and that you’re signing in with Google or GitHub (<code>oauth-started</code>)
            </li>
          </ul>
          <p>
            While you’re signed in, your lists, favorites and recipes are also in your account, so you have them on all
            your devices. Changes you make offline wait on the device (under names that start with <code>sync-</code> or
            end with <code>.before</code>) until they’re saved. When you sign out, your account’s data is removed from
            the device. A list that can’t be read is set aside under its name with <code>.rejected</code>.
          </p>
          <p>Foods in the nutrition planner stay in the open page only and are gone when you leave it.</p>

          <Heading of="server" />
          <p>If you create an account, the server stores:</p>
          <ul>
            <li>
              your email address, a one-way hash of your password (never the password itself), your first and last name,
              and your date of birth and phone number if you provide them
            </li>
            <li>the browsers you signed in with, and when, so you can check your devices and sign them out</li>
            <li>
              what you tell us about yourself, if you do: your year of birth, sex, height, whether you’re pregnant or
              breastfeeding, how active you are, your aim, its pace and your goal weight, and, on sites that ask, that
              you agreed to this, with the date
            </li>
            <li>
              your allergies and the foods you dislike, whether your household sees them, and the people who eat with
              you: their names, diets, what they avoid, how much each of them eats, and who eats when
            </li>
            <li>
              your theme, units and time zone, the day your week starts on, your meal times and default servings, and
              whether you get your week by email (with the dates it was sent, for a year)
            </li>
            <li>
              your goals, your preferred diet, your diet plan with your planner settings, the meals in your scheduler
              and your saved weeks
            </li>
            <li>
              the meals, water and weight you logged, with their dates and daily totals, the foods and favorite meals
              you log again, meals others served you until you accept or drop them, and whether they go straight into
              your diary
            </li>
            <li>
              your recipe ratings, notes and favorites. Once three members have rated a recipe, everyone can see the
              average, but never who rated it
            </li>
            <li>
              your shopping list, what you have at home, what your household cooks together, your own recipes with their
              photos, your tags and collections, which household you belong to, your household’s name and your
              invitations to it, and which household removed you (until you’ve read the notice). In a household with
              others, the list, planned meals, own recipes, tags, collections, what’s at home, saved weeks, who eats
              with you and what cooked dishes weighed are shared, along with the name you chose there; everything else
              is yours alone
            </li>
            <li>the public links and calendar links you created, and when</li>
            <li>
              changes to your account, such as a new password, or what whoever runs this site did to it, and when (you
              find them in your settings); whether you run this site
            </li>
          </ul>
          <p>
            We use it to show it back to you and your household, and for nothing else except those rating averages. It
            stays until you delete it or your account. If you sign up and never confirm your email, it’s deleted after
            30 days. A recipe you share by public link can be read by anyone who has the link, until you revoke it or
            leave the household; so can your planned meals by calendar link, until you revoke that.
          </p>
          <p>
            A message from the contact form is emailed to the people who run this site, if it can send email. Until it’s
            delivered, the server keeps it; a message that can’t be delivered is deleted after 30 days. An email to you
            waits on the server too, until it’s delivered. The newsletter form sends nothing and stores nothing.
          </p>

          <Heading of="analytics" />
          <p>
            Usage analytics are the server’s own request log: which page was requested, when, whether it worked and how
            long it took. They show us what’s slow or broken.{' '}
            {logsKept ? `They’re kept for ${logsKept},` : 'Whoever runs this site decides how long they’re kept; they'}{' '}
            aren’t linked to your account, and aren’t shared.
          </p>
          <p>
            To prevent password guessing and overload, the server counts requests per network address in memory. These
            counts last minutes and aren’t written to disk. Wrong passwords and the emails we send are also counted per
            email address in the database, for a day or two.
          </p>

          <Heading of="others" />
          <p>
            Pages, scripts, fonts and recipes come from this site’s own address. Your browser contacts another one only
            when:
          </p>
          <ul>
            <li>
              this site uses a hosted database service for accounts: your browser signs in and saves your data there,
              and that service stores what’s listed above; if you choose to sign in with Google or GitHub, they know
              that you did
            </li>
            <li>a recipe’s picture is on another site, such as one you added by web address</li>
            <li>you turn on voice commands in cook mode: your browser may send the audio to its maker</li>
            <li>you follow a link to another website, which has its own policy</li>
          </ul>
          <p>
            When you import a recipe from the web, our server fetches the page for you. If this site gets recipes from
            Spoonacular, our server passes on your searches and plan settings, but nothing about who you are.
          </p>
          <p>
            We set no cookies for advertising or analytics. When you sign in, sign up or reset a password, we set one
            that holds a random number: it tells us that this browser has been used with your account before, so that
            nobody else’s wrong passwords can keep you out.
            {siteSettings().signInWall &&
              ' Only members see this site: signing in sets a second one, which opens its pages.'}
          </p>

          <Heading of="rights" />
          <p>
            On <TextLink to={paths.account}>your account page</TextLink> you can download all your data in a format
            other programs can read, and delete your account. Deleting is final: your profile, goals, schedules, logs
            and ratings are removed from the database together{backupsKept && `, and from backups after ${backupsKept}`}
            . What you share with a household stays with the others. You can also change or remove most entries one by
            one where you made them.
          </p>
          <p>
            To remove what’s on your device, clear the shopping list and favorites on their pages, or clear this site’s
            data in your browser’s settings.
          </p>

          <Heading of="security" />
          <p>
            The database itself makes sure that members can read and write only their own data and their household’s,
            whatever the rest of the program does. Passwords are hashed. The site is meant to be served over an
            encrypted connection.
          </p>

          <Heading of="children" />
          <p>
            Plateful is not for use by children under {minimumAge}, and we don’t knowingly collect their data. If a
            child has created an account, a parent can delete it on the account page.
          </p>

          <Heading of="changes" />
          <p>
            {host.length > 0 && `This site is run by ${host.join(', ')}. `}If this policy changes, the new text appears
            on this page before the change takes effect. Questions? Our{' '}
            <TextLink to={paths.contact}>contact page</TextLink> answers the questions people ask most.
          </p>
        </article>
      </div>
    </div>
  )
}
