// Account emails received by the test mail server (scripts/serve-for-tests.ts).
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

export interface ReceivedMail {
  subject: string
  link: string
  code: string
}

async function mailsTo(address: string, baseURL: string): Promise<ReceivedMail[]> {
  const mails = await readFile(`test-results/mails-${new URL(baseURL).port}.jsonl`, 'utf8').catch(() => '')
  const entries = mails.split('\n').filter((line) => line.includes(`"to":"${address}"`))
  return entries.map((line) => {
    const { subject, text }: { subject: string; text: string } = JSON.parse(line)
    const [link = ''] = /https?:\S+/.exec(text) ?? []
    const [, code = ''] = /code: (\d+)/.exec(text) ?? []
    return { subject, link, code }
  })
}

/** Waits for the newest email. */
export async function mailTo(address: string, baseURL = ''): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(address, baseURL)).length).toBeGreaterThan(0)
  const newest = (await mailsTo(address, baseURL)).at(-1)
  if (!newest) throw new Error(`No mail went to ${address}.`)
  return newest
}
