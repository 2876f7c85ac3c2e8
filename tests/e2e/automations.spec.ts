import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { insertContacts, prepareAgencyForEmails } from '../../api/src/testing/emails.ts'
import { findRow, findToast, menuItem, sidebarLink } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

/** Calls the API as the person who is signed in on the page. */
async function createContact(page: Page, accountId: string, data: object): Promise<{ _id: string }> {
  const response = await page.request.post('/api/agent/contacts', { data, headers: { 'x-account-id': accountId } })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

test('an agency activates an automation from a template, and a new contact gets its first email', async ({
  page,
  factory,
  owner,
  openAs,
  findEmail,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  await prepareAgencyForEmails(owner, agency)
  const { accountId } = agency
  await openAs(page, await factory.createMember(agency), 'marketing/automations')
  await expect(page).toHaveURL(/marketing\/automation\/list$/)
  await expect(page).toHaveTitle('Automations')
  await expect(page.getByText('No automations yet')).toBeVisible()
  await expectAccessible(page)

  await test.step('a template becomes a draft with its emails', async () => {
    await page.getByRole('link', { name: 'Create Automation' }).first().click()
    await expect(page).toHaveTitle('Automation Templates')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Buyer nurture' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use Template' }).click()
    await page.getByRole('dialog', { name: 'Create Automation' }).getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveTitle('Buyer nurture - Edit')
  })
  await test.step('it may send at any hour', async () => {
    await page.getByText('Enroll contacts if tags include Buyer').click()
    await page.getByRole('switch', { name: 'Send only on some days and hours' }).click()
    await expect(page.getByText('Changes are auto saved')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('before it is activated, it says who would be enrolled', async () => {
    await page.getByRole('button', { name: 'Activate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Activate “Buyer nurture”?' })
    await expect(dialog.getByText('No contact matches yet. Contacts enter as soon as they match.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await expect(findToast(page, 'Automation activated')).toBeVisible()
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Buyer nurture')
  })

  const email = `ada-${newId()}@example.com`
  const contact = await createContact(page, accountId, {
    firstName: 'Ada',
    lastName: 'Field',
    emailId: email,
    tags: ['Buyer'],
  })
  await test.step('a contact who matches is enrolled and sent the first email, which the page shows by itself', async () => {
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('In It Now1')
    await expect(page.getByText('1 sent, none opened')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '1 here now' }).click()
    const runs = page.getByRole('dialog', { name: 'Contacts' })
    await expect(runs.getByText(/^Step 2 of 9: Wait 4 days, /)).toBeVisible()
    await runs.getByRole('button', { name: 'View the steps of Ada Field' }).click()
    const steps = page.getByRole('dialog', { name: 'Ada Field' })
    await expect(steps.getByRole('listitem')).toHaveText(/^Send the email “First steps to your new home”Done/)
    await expect(steps.getByText('Matched the filters')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(runs).toBeHidden()
  })
  await test.step('it can be paused and resumed', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('This automation is paused')).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('This automation is paused')).toBeHidden()
  })
  await test.step('its email cannot be archived meanwhile, and names it', async () => {
    await sidebarLink(page, 'Emails').click()
    await page.getByRole('link', { name: 'First steps to your new home' }).click()
    await expect(page.getByRole('link', { name: 'Buyer nurture' })).toBeVisible()
    await page.getByRole('button', { name: 'Actions' }).click()
    await expect(menuItem(page, 'Archive')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })
  await test.step('the contact has the email and the automation, and can be taken out', async () => {
    await page.goto(`/a/${accountId}/contacts/${contact._id}/emails`)
    const { subject } = await findEmail(email)
    await page.getByRole('link', { name: `Was sent “${subject}”` }).click()
    const sent = page.getByRole('dialog', { name: subject })
    await expect(sent.getByRole('list', { name: 'What became of it' })).toContainText('Sent')
    await page.keyboard.press('Escape')
    await expect(sent).toBeHidden()
    const card = page.getByRole('list', { name: 'Automations and workflows' })
    await expect(card.getByText('In progress')).toBeVisible()
    await card.getByRole('button', { name: 'View the steps of Buyer nurture' }).click()
    await page.getByRole('button', { name: 'Take Out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take Out' }).click()
    await expect(findToast(page, 'Ada Field taken out')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card.getByText('Left')).toBeVisible()
  })
  await test.step('an archived automation leaves the list', async () => {
    await sidebarLink(page, 'Automations').click()
    await findRow(page, 'Buyer nurture').getByRole('button', { name: 'Actions for Buyer nurture' }).click()
    await menuItem(page, 'Archive').click()
    await page.getByRole('alertdialog', { name: 'Archive Automation' }).getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('No automations yet')).toBeVisible()
  })
})

test('an automation without filters asks before it enrolls everybody', async ({
  page,
  factory,
  owner,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  await insertContacts(owner, agency, ['ada@example.com', 'bo@example.com'])
  await openAs(page, await factory.createMember(agency), 'marketing/automation/template/create')
  await page.getByRole('button', { name: 'Start From Scratch' }).click()
  const naming = page.getByRole('dialog', { name: 'Create Automation' })
  await naming.getByRole('textbox').fill('Everybody')
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveTitle('Everybody - Edit')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('option', { name: /^Add note/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Hello')
  await expect(page.getByText('Changes are auto saved')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activate “Everybody”?' })
  await expect(dialog.getByText('Every contact will be enrolled')).toBeVisible()
  await expect(dialog.getByText('Enrolled now2')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Activate' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Yes, enroll every contact of the account' }).check()
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(findToast(page, 'Automation activated')).toBeVisible()
  await page.getByRole('link', { name: 'Close editor' }).click()
  await expect(page.getByRole('button', { name: '2 passed' })).toBeVisible()
})

test('an automation that does not exist leads to the not-found page', async ({ page, factory, openAs }) => {
  const member = await factory.createMember(await factory.createAgency())
  for (const path of [newId(), `${newId()}/edit`]) {
    await openAs(page, member, `marketing/automation/${path}`)
    await expect(findToast(page, 'The automation you are attempting to reach is no longer available.')).toBeVisible()
    await expect(page).toHaveURL(/not-found/)
  }
})
