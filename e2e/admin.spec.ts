// The host's page: made an operator from the command line, in with the password once more, then looking after members.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { withoutSettings } from '#server/config.ts'
import { expectNoFaults } from './axe.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { join, joinOnDevice } from './member.ts'

const port = process.env.E2E_PORT ?? '3999'

async function makeOperator(address: string) {
  const DATA_DIR = readFileSync(`test-results/data-folder-${port}.txt`, 'utf8')
  const env = { ...withoutSettings(process.env), DATA_DIR }
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'operator', address], { env })
}

test.use({ expectedErrors: [/400/] })

test('the host opens the page with the password, and looks after members', async ({ page, request, browser }) => {
  const host = await joinOnDevice(page, request)
  const member = await join(request)

  await test.step('a member who is no operator is told so', async () => {
    await open(page, '/admin')
    await expect(page.getByText('This page is for whoever runs this site.')).toBeVisible()
  })

  await test.step('an operator needs the password once more', async () => {
    await makeOperator(host.email)
    await open(page, '/admin')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('That is not your current password.')
    await page.getByLabel('Password', { exact: true }).fill(host.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Everything works.')).toBeVisible()
    await expectNoFaults(page, 'the host’s page')
  })

  await test.step('a member is found and paused, and told kindly when signing in', async () => {
    await page.getByRole('tab', { name: 'Site' }).press('ArrowRight')
    await page.getByLabel('Search by address').fill(member.email.toUpperCase())
    await expect(page.getByRole('button', { name: /^Manage/ })).toHaveCount(1)
    await expectNoFaults(page, 'the host’s page')
    await page.getByRole('button', { name: `Manage ${member.email}` }).click()
    await page.getByRole('button', { name: 'Pause Account' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    const elsewhere = await browser.newPage()
    await open(elsewhere, '/auth')
    await elsewhere.getByLabel('Email', { exact: true }).fill(member.email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(member.password)
    await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(elsewhere.getByRole('alert').filter({ hasText: /./ })).toContainText(
      'This account is paused. Ask whoever runs this site.',
    )
    await elsewhere.close()
  })

  await test.step('deleting offers the member’s data first', async () => {
    await page.getByRole('button', { name: `Manage ${member.email}` }).click()
    await page.getByRole('button', { name: 'Delete Account…' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Their Data' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(member.email)
    await page.getByRole('button', { name: 'Delete Account', exact: true }).click()
    await expect(page.getByText(/No address contains/)).toBeVisible()
  })

  await test.step('an invitation is a link to sign up', async () => {
    await page.getByRole('tab', { name: 'Invitations' }).click()
    await page.getByRole('button', { name: 'New Invitation' }).click()
    await expect(page.getByLabel('Send this link')).toHaveValue(/\/auth\?mode=sign-up#[\w-]{22}$/)
    await expect(page.getByText('Not used yet')).toBeVisible()
    await page.getByRole('button', { name: /^Withdraw/ }).click()
    await expect(page.getByText('No invitations yet.')).toBeVisible()
  })

  await test.step('every step is in the log, and the page locks', async () => {
    await page.getByRole('tab', { name: 'Log' }).click()
    for (const line of ['Account deleted by the host', 'Data downloaded by the host', 'Invitation made'])
      await expect(page.getByText(line).first()).toBeVisible()
    await expectNoFaults(page, 'the host’s page')
    await page.getByRole('button', { name: 'Lock This Page' }).click()
    await expect(page.getByRole('button', { name: 'Open' })).toBeVisible()
  })

  await test.step('the host sees in the settings that it became an operator', async () => {
    await moveTo(page, '/settings')
    await page.getByRole('button', { name: 'Show Changes' }).click()
    await expect(page.getByText('Made an operator')).toBeVisible()
  })
})
