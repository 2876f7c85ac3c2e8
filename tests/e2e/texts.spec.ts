import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { startTwilio, twilioNumber } from '../../api/src/testing/twilio-server.ts'
import { zoneAtHour } from '../../api/src/testing/zone-at-hour.ts'
import { followLink } from '../support/follow-link.ts'
import { expect, test } from '../support/story.ts'

type Twilio = Awaited<ReturnType<typeof startTwilio>>

/** What Twilio reports to the product. */
async function report(request: APIRequestContext, { url, body, headers }: ReturnType<Twilio['toReply']>) {
  expect((await request.post(url, { data: body, headers })).ok()).toBe(true)
}

async function connectTwilio(page: Page, accountId: string, twilio: Twilio) {
  const headers = { 'X-Account-Id': accountId }
  const put = async (path: string, data: object) =>
    expect((await page.request.put(`/api/agent/texts/${path}`, { data, headers })).ok(), path).toBe(true)
  await put('credentials', twilio.account)
  await put('settings', { isOn: true, sender: twilioNumber })
}

async function sendForm(visitor: Page, url: string) {
  await visitor.goto(url)
  const openedAt = Date.now()
  await visitor.getByLabel('First Name').fill('Nora')
  await visitor.getByLabel('Last Name').fill('Field')
  await visitor.getByLabel('Email Address').fill('nora@example.com')
  await visitor.getByRole('textbox', { name: 'Phone Number' }).fill('(555) 555-0123')
  await visitor.getByRole('checkbox', { name: /agree to receive texts/ }).check()
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(2 * spamLimits.minimumElapsed)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you, Nora!' })).toBeVisible()
}

test('a visitor who wants texts gets one at once, and talks with the agent by text until they write STOP', async ({
  page,
  browser,
  request,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const twilio = await startTwilio(Number(process.env.STORY_TWILIO_PORT))
  const agency = await factory.createAgency({ time_zone: zoneAtHour(12) })
  const member = await factory.createMember(agency)
  const formId = agency.formIds.get('GENERAL') ?? ''
  const action = { actionType: 'FORM', value: formId } as const
  const { subjectId } = await factory.createAsset(agency, { kind: 'landing-page', type: 'TABBED_WEBSITE_1', action })
  const from = '+15555550123'

  await owner.db.updateTable('forms').set({ sends_text: true }).where('id', '=', formId).execute()
  await openAs(page, member, 'home')
  await connectTwilio(page, agency.accountId, twilio)

  const visitor = await (await browser.newContext()).newPage()
  await sendForm(visitor, new URL(`/f/${subjectId}`, page.url()).href)
  await expect.poll(() => twilio.texts.map(({ to }) => to)).toEqual([from])
  expect(twilio.texts[0]?.body).toMatch(/Reply STOP to opt out\.$/)

  // Their answer rings the bell of the open console, which leads to the conversation.
  await report(request, twilio.toReply(from, 'Can you call me at five?'))
  await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click()
  await page.getByRole('link', { name: /Nora Field sent you a text/ }).click()
  const texts = page.getByRole('dialog', { name: 'Texts with Nora Field' })
  const conversation = texts.getByRole('list', { name: 'Texts with Nora Field' })
  await expect(conversation.getByRole('listitem')).toHaveText([/Reply STOP to opt out/, /Can you call me at five\?/])
  const field = texts.getByRole('textbox', { name: 'Text to (555) 555-0123' })
  await field.fill('Sure, talk to you at five')
  await expect(texts.getByText('Billed as 1 text.')).toBeVisible()
  await expectAccessible(page)

  // What is typed survives closing the panel.
  await texts.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Send text' }).click()
  await expect(field).toHaveValue('Sure, talk to you at five')
  await texts.getByRole('button', { name: 'Send text' }).click()
  await expect(field).toHaveValue('')
  await expect.poll(() => twilio.texts.map(({ body }) => body)).toContain('Sure, talk to you at five')
  const [, sent] = twilio.texts
  if (sent) await report(request, twilio.toStatus(sent, 'delivered'))
  await expect(conversation.getByRole('listitem').filter({ hasText: 'talk to you at five' })).toContainText('Delivered')

  // What arrives while the texts are open is read in every tab. The new lead is not.
  await report(request, twilio.toReply(from, 'Great'))
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Great' })).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto(`/a/${agency.accountId}/home`)
  for (const tab of [page, otherTab])
    await expect(tab.getByRole('button', { name: 'Notifications, 1 unread', includeHidden: true })).toBeAttached()
  await otherTab.close()

  await report(request, twilio.toReply(from, 'STOP'))
  await expect(texts.getByText('They opted out of texts by replying STOP.')).toBeVisible()
  await expect(field).toBeHidden()
  await expect(texts.getByRole('button', { name: 'Record permission' })).toBeHidden()
  await expectAccessible(page)
  await texts.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Only they can change that, by texting START.')).toBeVisible()
  await followLink(
    page,
    `/a/${agency.accountId}/contacts?filters=${JSON.stringify([{ key: 'texting', anyOf: ['OPTED_OUT'] }])}`,
  )
  await expect(page.getByText('Text messages: Opted out')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nora Field' })).toBeVisible()
  twilio.close()
})
