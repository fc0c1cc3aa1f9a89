// Signing up, signing in, and a forgotten password.
import { expect, moveTo, open, test } from './fixtures.ts'
import { holdBack, join, newMember, publicHeaders, signIn, signOut, signUp } from './member.ts'

const REFUSED = [/Failed to load resource/]

test.describe('the sign-in page', () => {
  test.use({ expectedErrors: REFUSED })

  test('every mistake has its message, visible on a phone; unavailable features say so', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    const alert = page.locator('main').getByRole('alert')

    await test.step('a crafted URL shows only our own messages', async () => {
      await open(page, '/auth#error=access_denied&error_description=Call+0900+12345+now')
      await expect(alert).toHaveText('Sign-in was canceled. Please try again.')
      await expect(page).toHaveURL('/auth')
    })

    await test.step('mistakes when signing up', async () => {
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page).toHaveTitle('Create your account · Plateful')
      await expect(alert).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0)
      await page.getByLabel('First name').fill('Mia')
      await page.getByLabel('Last name').fill('Ek')
      await page.getByLabel('Email', { exact: true }).fill('mia@example.com')
      await page.getByLabel('Password', { exact: true }).fill('12345')
      const confirmed = page.getByLabel('Confirm password')
      await confirmed.fill('54321')
      const submit = page.getByRole('button', { name: 'Create Account' })
      await submit.click()
      await expect(alert).toHaveText('Passwords do not match')
      await expect(alert).toBeInViewport()
      await expect(page.locator(':focus')).toHaveText('Passwords do not match')
      await expect(confirmed).toHaveAttribute('aria-invalid', 'true')
      await expect(confirmed).toHaveAccessibleDescription('Passwords do not match')
      await confirmed.fill('12345')
      await submit.click()
      await expect(alert).toHaveText('Password must be at least 6 characters long')
      await expect(confirmed).not.toHaveAttribute('aria-invalid')
      await page.getByLabel('Password', { exact: true }).fill('123456')
      await confirmed.fill('123456')
      await page.getByLabel('Last name').fill(' ')
      await submit.click()
      await expect(alert).toHaveText('Please provide both first and last name')
      await page.getByLabel('Last name').fill('Ek')
      await submit.click()
      await expect(alert).toContainText('too easy to guess')
      await expect(alert).toBeInViewport()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(alert).toHaveCount(0)
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mia@example.com')
    })

    await test.step('Google and GitHub aren’t set up; a password can be shown; without email none is promised', async () => {
      for (const name of ['Google', 'GitHub']) {
        await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      }
      const password = page.getByLabel('Password', { exact: true })
      await expect(password).toHaveAttribute('type', 'password')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await expect(password).toHaveAttribute('minlength', '6')
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await expect(page.getByText('This site can’t send email. Ask whoever runs it for help.')).toBeVisible()
      await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
    })
  })

  test('a new account stores its profile, and signing up signs nobody in, not even for a moment', async ({ page }) => {
    await page.addInitScript(() => {
      const stored: string[] = []
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        stored.push(value)
        setItem.call(this, key, value)
      }
      Object.assign(window, { stored })
    })
    const stored = () => page.evaluate((): string => Reflect.get(window, 'stored').join())
    const member = newMember()
    await open(page, '/auth?mode=sign-up')
    const email = page.locator('main').getByLabel('Email', { exact: true })
    await page.getByLabel('First name').fill(' Mia ')
    await page.getByLabel('Last name').fill('Ek')
    await email.fill('no address')
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByLabel('Confirm password').fill(member.password)
    await page.getByText('Add your date of birth or phone (optional)').click()
    await page.getByLabel('Date of birth').fill('1990-02-28')
    await page.getByLabel('Phone').fill('555 0100')
    await page.getByRole('button', { name: 'Create Account' }).click()
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true)
    await email.fill(member.email)
    const [sent] = await Promise.all([
      page.waitForRequest('**/auth/v1/signup*'),
      page.getByRole('button', { name: 'Create Account' }).click(),
    ])
    const profile = { first_name: 'Mia', last_name: 'Ek', date_of_birth: '1990-02-28', phone: '555 0100' }
    expect(sent.postDataJSON()).toMatchObject({ email: member.email, data: profile })
    await expect(page.getByText('Registration successful! You can now sign in.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    // Sign-up must not leave a session behind; the member signs in first.
    expect(await page.evaluate(() => localStorage.getItem('plateful-session'))).toBeNull()
    expect(await stored()).not.toContain(member.email)
    expect(await stored()).not.toContain(member.password)
    // One tap: what was typed is still there.
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Registration successful!')).toBeHidden()
    expect(await stored()).toContain(member.email)
  })

  test('errors are shown in the backend’s own words and keep what was typed; the right password goes home', async ({
    page,
    request,
  }) => {
    const member = await join(request)
    const main = page.locator('main')
    const alert = main.getByRole('alert')
    const password = main.getByLabel('Password', { exact: true })
    const submit = main.getByRole('button', { name: 'Sign In', exact: true })
    await open(page, '/auth?mode=sign-up')

    await test.step('an address that has an account can’t sign up again', async () => {
      const fields = [
        ['First name', 'given-name', 'Mia'],
        ['Last name', 'family-name', 'Ek'],
        ['Email', 'email', member.email],
        ['Password', 'new-password', member.password],
        ['Confirm password', 'new-password', member.password],
      ] as const
      for (const [label, autocomplete, value] of fields) {
        const field = main.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('autocomplete', autocomplete)
        await field.fill(value)
      }
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(alert).toHaveText('User already registered')
      for (const [label, , value] of fields) await expect(main.getByLabel(label, { exact: true })).toHaveValue(value)
      await main.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(alert).toHaveCount(0)
    })

    await test.step('a wrong password', async () => {
      await main.getByLabel('Email', { exact: true }).fill(member.email)
      await password.fill('wrong password')
      await submit.click()
      await expect(alert).toHaveText('Invalid login credentials')
      await expect(main.getByLabel('Email', { exact: true })).toHaveValue(member.email)
      await main.getByRole('button', { name: 'Sign up' }).click()
      await expect(alert).toHaveCount(0)
      await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    })

    await test.step('no network', async () => {
      await page.route('**/auth/v1/**', (route) => route.abort())
      await password.fill(member.password)
      await submit.click()
      await expect(alert).toHaveText('We can’t reach the server. Check your connection and try again.')
      await page.unroute('**/auth/v1/**')
    })

    await test.step('while it works, the button is busy and disabled', async () => {
      const release = await holdBack(page, '**/auth/v1/token*')
      await submit.click()
      await expect(submit).toBeDisabled()
      await expect(submit).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page).toHaveURL('/')
    })
  })

  test('a person who was sent here goes back where they came from, and sees here that they are signed in', async ({
    page,
    request,
  }) => {
    const member = await join(request)
    await open(page, '/account')
    await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible()
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/auth?return=/account')
    await signIn(page, member)
    await expect(page).toHaveURL('/account')
    await expect(page.getByText('You’re not signed in')).toHaveCount(0)
    await moveTo(page, '/auth')
    await expect(page.getByText(`You’re signed in as ${member.email}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('wrong passwords of strangers keep out their own browsers, but not one that has signed in before', async ({
    page,
    request,
    browser,
  }) => {
    const member = newMember()
    await signUp(page, member)
    await signIn(page, member)
    await signOut(page)
    await expect(page.getByRole('button', { name: 'Member menu' })).toHaveCount(0)
    const cookies = await page.context().cookies(new URL('/auth/v1/token', page.url()).href)
    expect(cookies).toMatchObject([{ name: 'device', httpOnly: true, sameSite: 'Strict', path: '/auth/v1' }])

    const headers = await publicHeaders(request)
    for (let guess = 1; guess <= 10; guess++) {
      const data = { email: member.email, password: `wrong password ${guess}` }
      const refused = await request.post('/auth/v1/token?grant_type=password', { headers, data })
      expect(refused.status()).toBe(400)
    }
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(new URL('/auth', page.url()).href)
    await stranger.getByLabel('Email', { exact: true }).fill(member.email)
    await stranger.getByLabel('Password', { exact: true }).fill(member.password)
    await stranger.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(stranger.locator('main').getByRole('alert')).toContainText('Too many wrong passwords for this account')
    await stranger.context().close()

    await signIn(page, member)
    await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
  })

  test('what was typed before the page was ready isn’t lost, and the return address can’t be another site', async ({
    page,
    request,
  }) => {
    const member = await join(request)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto('/auth?return=//evil.example/', { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    release()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
  })
})
