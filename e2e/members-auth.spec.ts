// Joining, signing in, and a forgotten password.
import { expect, open, test } from './fixtures.ts'
import { holdBack, join, joinOnDevice, newMember, signIn, signUp } from './member.ts'

const REFUSED = [/Failed to load resource/]

test.describe('joining', () => {
  test('every mistake has its sentence, in sight on a phone, and switching the mode clears it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, '/auth')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByLabel('First name').fill('Mia')
    await page.getByLabel('Last name').fill('Ek')
    await page.getByLabel('Email', { exact: true }).fill('mia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByLabel('Confirm password').fill('54321')
    const submit = page.getByRole('button', { name: 'Create Account' })
    const alert = page.locator('main').getByRole('alert')
    await submit.click()
    await expect(alert).toHaveText('Passwords do not match')
    await expect(alert).toBeInViewport()
    await expect(page.locator(':focus')).toHaveText('Passwords do not match')
    const confirmed = page.getByLabel('Confirm password')
    await expect(confirmed).toHaveAttribute('aria-invalid', 'true')
    await expect(confirmed).toHaveAccessibleDescription('Passwords do not match')
    await page.getByLabel('Confirm password').fill('12345')
    await submit.click()
    await expect(alert).toHaveText('Password must be at least 6 characters long')
    await expect(confirmed).not.toHaveAttribute('aria-invalid')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByLabel('Confirm password').fill('123456')
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

  test('the profile is kept with the account, and the browser checks the email', async ({ page }) => {
    const member = newMember()
    await open(page, '/auth?mode=sign-up')
    await page.getByLabel('First name').fill(' Mia ')
    await page.getByLabel('Last name').fill('Ek')
    await page.getByLabel('Email', { exact: true }).fill('no address')
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByLabel('Confirm password').fill(member.password)
    await page.getByLabel('Date of birth').fill('1990-02-28')
    await page.getByLabel('Phone').fill('555 0100')
    await page.getByRole('button', { name: 'Create Account' }).click()
    expect(
      await page
        .getByLabel('Email', { exact: true })
        .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true)
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    const [sent] = await Promise.all([
      page.waitForRequest('**/auth/v1/signup*'),
      page.getByRole('button', { name: 'Create Account' }).click(),
    ])
    const profile = { first_name: 'Mia', last_name: 'Ek', date_of_birth: '1990-02-28', phone: '555 0100' }
    expect(sent.postDataJSON()).toMatchObject({ email: member.email, data: profile })
    await expect(page.getByText('Registration successful! You can now sign in.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    // Sign-up must not leave a session behind; the member signs in first.
    expect(await page.evaluate(() => localStorage.getItem('plateful-session'))).toBeNull()
  })
})

test('joining signs nobody in, not even for a moment', async ({ page }) => {
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
  await signUp(page, member)
  expect(await stored()).not.toContain(member.email)
  await signIn(page, member)
  expect(await stored()).toContain(member.email)
})

test.describe('joining twice', () => {
  test.use({ expectedErrors: REFUSED })

  test('an address that has an account is refused in the backend’s own words, and the form stays filled in', async ({
    page,
    request,
  }) => {
    const member = await join(request)
    await open(page, '/auth?mode=sign-up')
    const fields = [
      ['First name', 'given-name', 'Mia'],
      ['Last name', 'family-name', 'Ek'],
      ['Email', 'email', member.email],
      ['Password', 'new-password', member.password],
      ['Confirm password', 'new-password', member.password],
    ] as const
    for (const [label, autocomplete, value] of fields) {
      const field = page.locator('main').getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('autocomplete', autocomplete)
      await field.fill(value)
    }
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.locator('main').getByRole('alert')).toHaveText('User already registered')
    for (const [label, , value] of fields) {
      await expect(page.locator('main').getByLabel(label, { exact: true })).toHaveValue(value)
    }
  })
})

test.describe('signing in', () => {
  test.use({ expectedErrors: REFUSED })

  test('a wrong password shows the backend’s own words and keeps what was typed', async ({ page, request }) => {
    const member = await join(request)
    await open(page, '/auth')
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.locator('main').getByRole('alert')).toHaveText('Invalid login credentials')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  })

  test('while it works the button is busy and disabled; then it goes home', async ({ page, request }) => {
    const member = await join(request)
    await open(page, '/auth')
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    const release = await holdBack(page, '**/auth/v1/token*')
    const submit = page.getByRole('button', { name: 'Sign In', exact: true })
    await submit.click()
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL('/')
  })

  test('without a network it says so', async ({ page, request }) => {
    const member = await join(request)
    await open(page, '/auth')
    await page.route('**/auth/v1/**', (route) => route.abort())
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'We can’t reach the server. Check your connection and try again.',
    )
    await page.unroute('**/auth/v1/**')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  test('a password can be shown, and password managers know the fields', async ({ page }) => {
    await open(page, '/auth')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(password).toHaveAttribute('minlength', '6')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('Google and GitHub stand there and say that they are not set up', async ({ page }) => {
    await open(page, '/auth')
    for (const name of ['Google', 'GitHub']) {
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0)
  })

  test('a person who was sent here goes back where they came from', async ({ page, request }) => {
    const member = await join(request)
    await open(page, '/goals')
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, member)
    await expect(page).toHaveURL('/goals')
    await expect(page.getByText('You’re not signed in')).toHaveCount(0)
  })

  test('an address of another site is no place to go back to', async ({ page, request }) => {
    const member = await join(request)
    await open(page, '/auth?return=//evil.example/')
    await signIn(page, member)
    await expect(page).toHaveURL('/')
  })

  test('whoever is signed in already learns it here', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await open(page, '/auth')
    await expect(page.getByText(`You’re signed in as ${member.email}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('what was typed before the page was ready is not lost', async ({ page, request }) => {
    const member = await join(request)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto('/auth', { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    release()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test('without mail the page promises none', async ({ page }) => {
    await open(page, '/auth')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByText('This installation cannot send mail. Ask whoever runs it.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
  })

  test('a crafted address shows only our own sentences', async ({ page }) => {
    await open(page, '/auth#error=access_denied&error_description=Call+0900+12345+now')
    await expect(page.locator('main').getByRole('alert')).toHaveText('Sign-in was canceled. Please try again.')
    await expect(page).toHaveURL('/auth')
  })
})
