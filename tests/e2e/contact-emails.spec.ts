import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import type { Page } from '@playwright/test'
import { findToast, menuItem } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

/** Calls the API as the person who is signed in on the page. */
async function callApi(page: Page, accountId: string, path: string, data: object = {}) {
  const headers = { 'x-account-id': accountId }
  const response = await page.request.post(`/api${path}`, { data, headers })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

test('an agent writes to a contact and sees it opened and clicked as it happens', async ({
  page,
  context,
  baseURL,
  factory,
  owner,
  signInAs,
  openAs,
  findEmail,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const agent = await factory.createMember(agency, `agent-${newId()}@example.com`, { role: 'AGENT' })
  const { accountId } = agent
  await signInAs(page, agent)
  const contactEmail = `nora-${newId()}@example.com`
  const contact = await callApi(page, accountId, '/agent/contacts', {
    firstName: 'Nora',
    lastName: 'Field',
    emailId: contactEmail,
  })
  await openAs(page, agent, `contacts/${contact._id}/emails`)
  const dialog = page.getByRole('dialog', { name: 'Send email' })
  const openDialog = () => page.getByRole('button', { name: 'Send email' }).first().click()

  await test.step('without emails, the tab says so', async () => {
    await expect(page.getByText('No emails found')).toBeVisible()
  })
  await test.step('a draft survives closing the panel', async () => {
    await openDialog()
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('About {{home.street | your street}}')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Hi {{contact.firstName}},')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openDialog()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Hi {{contact.firstName}},')
    await expectAccessible(page)
  })
  await test.step('a field that may be missing needs a fallback', async () => {
    await dialog.getByRole('button', { name: 'Send email' }).click()
    await expect(dialog.getByText('First name may be missing.')).toBeVisible()
  })
  await test.step('the preview is the email that is sent', async () => {
    await dialog
      .getByRole('textbox', { name: 'Message' })
      .fill(`Hi {{contact.firstName | there}},\n\nsee [our page](${baseURL}/p/unknown).`)
    await dialog.getByRole('radio', { name: 'Preview' }).check()
    await expect(dialog.getByText('About your street')).toBeVisible()
    await expect(page.frameLocator('iframe[title="Preview of your email"]').getByText('Hi Nora,')).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await expect(findToast(page, 'Email sent')).toBeVisible()
  const sent = await findEmail(contactEmail)
  expect(sent.subject).toBe('About your street')
  await expect(page.getByRole('link', { name: 'Was sent “About your street”' })).toBeVisible()

  await test.step('opening and clicking appear without a reload', async () => {
    const click = sent.links.find((link) => link.includes('/e/c/')) ?? ''
    // A click right after the delivery is that of a scanner.
    await owner.db
      .updateTable('email_pieces')
      .set({ sent_at: new Date(Date.now() - hourLength) })
      .where('account_id', '=', accountId)
      .execute()
    const mailbox = await context.newPage()
    await mailbox.goto(click.replace(/\/e\/c\/([^/]+)\/\d+$/, '/e/o/$1.gif'))
    await expect(page.getByText('Opened “About your street”')).toBeVisible()
    await mailbox.goto(click)
    await mailbox.close()
    await expect(page.getByRole('link', { name: /^Clicked “.+” in “About your street”/ })).toBeVisible()
  })
  await test.step('the email is shown as it was sent, with what became of it', async () => {
    await page.getByRole('link', { name: 'Was sent “About your street”' }).click()
    const panel = page.getByRole('dialog', { name: 'About your street' })
    const fate = panel.getByRole('list', { name: 'What became of it' })
    await expect(fate).toContainText('Opened by a person')
    await expect(fate).toContainText('Clicked')
    await expect(panel.frameLocator('iframe').getByText('Hi Nora,')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('a contact who unsubscribed cannot be sent an email', async () => {
    await callApi(page, accountId, `/agent/contacts/${contact._id}/unsubscribed`)
    await openDialog()
    await expect(dialog.getByText('This contact unsubscribed from emails.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send email' })).toBeDisabled()
  })
})

test('a marketer previews an email as a contact and sends a test', async ({
  page,
  factory,
  signInAs,
  openAs,
  findEmail,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const marketer = await factory.createMember(agency)
  const { accountId } = marketer
  await signInAs(page, marketer)
  await callApi(page, accountId, '/agent/contacts', {
    firstName: 'Nora',
    lastName: 'Field',
    emailId: 'nora@example.com',
  })
  const content = await callApi(page, accountId, '/agent/content/templates/anniversary-letter/create', {
    contentName: 'May',
  })
  await openAs(page, marketer, `marketing/email/${content._id}/edit`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await menuItem(page, 'Preview & Test').click()
  const sheet = page.getByRole('dialog', { name: 'Preview & Test' })
  const recipient = sheet.getByRole('textbox', { name: 'Recipient Email' })
  const contact = sheet.getByRole('combobox', { name: 'Contact' })
  const send = () => sheet.getByRole('button', { name: 'Send Test Email' }).click()

  await test.step('the form says what is missing', async () => {
    await send()
    await expect(sheet.getByText('Email is required.')).toBeVisible()
    await expect(sheet.getByText('Field is required')).toBeVisible()
    await recipient.fill('nora@')
    await expect(sheet.getByText('Please enter a valid email.')).toBeVisible()
    await contact.fill('Nobody of this name')
    await expect(page.getByText('No Results Found')).toBeVisible()
    await expect(page.getByText('Please try something else')).toBeVisible()
    await recipient.click()
    await expect(sheet.getByText('Select a contact.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the preview is filled for the contact', async () => {
    await contact.fill('nora')
    await page.getByRole('option', { name: /Nora Field/ }).click()
    await expect(sheet.getByText('Select a contact.')).toBeHidden()
    await expect(sheet.locator('iframe').contentFrame().getByText(/Nora/).first()).toBeVisible()
  })
  const to = `tester-${newId()}@example.com`
  await recipient.fill(to)
  await test.step('a failure keeps the sheet open', async () => {
    await page.route('**/test-email', failRequest)
    await send()
    await expect(findToast(page, 'Unable to send email. Please contact support.')).toBeVisible()
    await expect(sheet).toBeVisible()
    await page.unroute('**/test-email')
  })
  await send()
  await expect(findToast(page, 'Email sent successfully')).toBeVisible()
  await expect(sheet).toBeHidden()
  expect((await findEmail(to)).subject).toMatch(/^\[Test\] /)
})
