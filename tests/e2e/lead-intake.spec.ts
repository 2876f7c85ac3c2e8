import { gmailVerification, unreadableEmail } from '../../api/src/testing/lead-emails.ts'
import { createNoticeOf, samplePayload } from '../../api/src/testing/lead-intake.ts'
import { sendSmtp } from '../../api/src/testing/send-smtp.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

const sendEmail = (to: string, message: string) =>
  sendSmtp(Number(process.env.STORY_SMTP_PORT), { from: 'notices@portal.example', to, message })

test('a payload of another system is mapped once, and the next one is a lead in Today', async ({
  page,
  request,
  openAs,
  factory,
  expectAccessible,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  await openAs(page, member, 'settings/lead-intake')
  await expect(page.getByText('No webhook sources yet')).toBeVisible()
  await expectAccessible(page)

  const url = await test.step('a source is added, and shows where to send', async () => {
    await page.getByRole('button', { name: 'Add source' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add source' })
    await dialog.getByRole('button', { name: 'Add source' }).click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await dialog.getByLabel('Name').fill('Website form')
    await dialog.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByRole('heading', { name: 'Website form' })).toBeVisible()
    await expect(page.getByText('Nothing received yet')).toBeVisible()
    await expectAccessible(page)
    return (await page.getByText('/api/public/lead-intake/').textContent()) ?? ''
  })

  await test.step('its first payload appears by itself, with a mapping by name and the lead to come', async () => {
    expect((await request.post(url, { data: samplePayload })).status()).toBe(202)
    const preview = page.getByRole('region', { name: 'Lead preview' })
    await expect(preview).toContainText('Nora Field')
    await expect(preview).toContainText('12 Oak Street, Dover, NH 03820')
    await page.getByLabel('Phone').click()
    await page.getByRole('option', { name: 'Not mapped' }).click()
    await expect(preview).not.toContainText('(603) 555-0134')
    await page.getByRole('button', { name: 'Suggest' }).click()
    await expect(preview).toContainText('(603) 555-0134')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save mapping' }).click()
    await expect(findToast(page, 'Mapping saved')).toBeVisible()
  })

  await test.step('the payload that came before becomes a lead by hand', async () => {
    await page.getByRole('link', { name: 'Show them' }).click()
    await page.getByRole('button', { name: /Nora/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create Lead' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Lead' })
    await expect(dialog.getByLabel('Email')).toHaveValue('nora@example.com')
    await dialog.getByRole('button', { name: 'Create Lead' }).click()
    await expect(findToast(page, 'Lead created')).toBeVisible()
    await expect(page.getByText('Nothing needs a look')).toBeVisible()
  })

  await test.step('the next one is in Today within two seconds', async () => {
    await followLink(page, `/a/${member.accountId}/leads/today`)
    await expect(page.getByText('Nora Field').first()).toBeVisible()
    const person = { first_name: 'Omar', last_name: 'Said', email: 'omar@example.com' }
    await request.post(url, { data: { id: 'inquiry-2', person } })
    await expect(page.getByText('Omar Said').first()).toBeVisible({ timeout: 2000 })
  })
})

test('a notice that is forwarded becomes a lead, and a letter waits until an agent has looked', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  await openAs(page, member, 'settings/lead-intake/sources')
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = (await page.getByText(/^leads-.*@in\.example\.com$/).textContent()) ?? ''

  await test.step('a confirmation of Gmail shows its code', async () => {
    expect(await sendEmail(address, gmailVerification)).toMatch(/^250/)
    await page.getByRole('link', { name: /Needs a Look/ }).click()
    await page.getByRole('button', { name: /Gmail Forwarding Confirmation/ }).click()
    const panel = page.getByRole('dialog', { name: /Gmail Forwarding/ })
    await expect(panel.getByText('482913077', { exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Confirm at Gmail' })).toHaveAttribute(
      'href',
      /^https:\/\/mail-settings\.google\.com\//,
    )
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Nothing needs a look')).toBeVisible()
  })

  await test.step('a letter appears by itself and becomes a lead by hand', async () => {
    await sendEmail(address, unreadableEmail)
    await page.getByRole('button', { name: 'About the house' }).click()
    const panel = page.getByRole('dialog', { name: 'About the house' })
    await expect(panel.getByRole('region', { name: 'Text' })).toContainText('the house on the corner')
    await panel.getByRole('button', { name: 'Create Lead' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Lead' })
    await expect(dialog.getByLabel('Email')).toHaveValue('greta.wolf@example.org')
    await expect(dialog.getByLabel('Message')).toHaveValue(/the house on the corner/)
    await dialog.getByLabel('Phone').fill('12')
    await dialog.getByRole('button', { name: 'Create Lead' }).click()
    await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible()
    await dialog.getByLabel('Phone').fill('(207) 555-0199')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create Lead' }).click()
    await expect(findToast(page, 'Lead created')).toBeVisible()
  })

  await test.step('a notice of a website is in Today at once', async () => {
    await followLink(page, `/a/${member.accountId}/leads/today`)
    await expect(page.getByText('Greta').first()).toBeVisible()
    await sendEmail(address, createNoticeOf('Nora'))
    await expect(page.getByText('Nora Field').first()).toBeVisible({ timeout: 2000 })
  })
})

test('lead intake needs the account settings permission, and failed lists can be retried', async ({
  page,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency, undefined, { role: 'AGENT' }), 'settings/lead-intake')
  await expect(page).toHaveTitle('My Details')
  await page.context().clearCookies()
  await page.route('**/api/agent/lead-intake/**', failRequest)
  await openAs(page, await factory.createMember(agency), 'settings/lead-intake/messages')
  await expect(page.getByText('The messages could not be loaded')).toBeVisible()
  await pressRetry(page, '**/api/agent/lead-intake/**')
  await expect(page.getByText('Nothing has arrived yet')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No results found')).toBeVisible()
})
