import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { createContact } from '../support/create-contact.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

interface Story {
  page: Page
  accountId: string
  contactId: string
  /** The path of the contact page. */
  path: string
  expectAccessible: (page: Page) => Promise<void>
}

test('an agent reads the history of a contact, summarizes it and edits the details', async ({
  page,
  factory,
  owner,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const { email, accountId } = await factory.createMember(agency)
  const { id, addEntry } = await createContact(owner, accountId)
  const submissionEntry = { daysAgo: 90, eventGroup: 'FORM_SUBMISSION', kind: 'SUBMITTED', detail: submission }
  const firstEntryId = await addEntry(submissionEntry)
  for (let daysAgo = 4; daysAgo < 38; daysAgo += 1) await addEntry({ daysAgo })
  await addEntry({ daysAgo: 2, kind: 'OPENED' })
  const path = `/a/${accountId}/contacts/${id}`
  const story = { page, accountId, contactId: id, path, expectAccessible }
  const summary = page.getByRole('region', { name: 'Summary' })

  await test.step('an unknown tab opens the activity', async () => {
    await openAs(page, { email, accountId }, `contacts/${id}/gossip`)
    await expect(page).toHaveURL(`${path}/activity`)
    await expect(page.getByRole('heading', { name: 'Nora <b>Field</b>', level: 1 })).toBeVisible()
    await expect(entries(page)).toHaveCount(30)
  })
  await test.step('a summary that failed can be generated again', () => generateSummary(story))
  await test.step('a source of the summary leads to its entry, loading older pages', async () => {
    await expect(entries(page)).toHaveCount(30)
    await summary.getByRole('button', { name: 'Show all' }).click()
    await summary
      .getByRole('button', { name: /Form submissions/ })
      .first()
      .click()
    await expect(page.locator(`#entry-${firstEntryId}`)).toBeInViewport()
    await expect(page.locator(`#entry-${firstEntryId}`)).toBeFocused()
  })
  await test.step('links to a merged contact open the kept one, whose summary reports errors', async () => {
    const { db } = owner
    await db.updateTable('contact_summaries').set({ status: 'error' }).where('account_id', '=', accountId).execute()
    const merged = await createContact(owner, accountId, { email: null, merged_into: id, archived_at: new Date() })
    await page.goto(`/a/${accountId}/contacts/${merged.id}/notes`)
    await expect(page).toHaveURL(`${path}/notes`)
    await page.getByRole('link', { name: 'Activity', exact: true }).last().click()
    await expect(summary.getByText('Something went wrong')).toBeVisible()
    await addEntry({ daysAgo: 0, kind: 'CLICKED' })
    await summary.getByRole('button', { name: 'Retry' }).click()
    await expect(summary.getByText('Warm', { exact: true })).toBeVisible()
  })
  await test.step('the summary never moves the activity, and reports newer activity', async () => {
    await addEntry({ daysAgo: -0.001 })
    await expandSummary(story)
    await expect(summary.getByText('Out of date')).toBeVisible()
  })
  await test.step('the summary is collapsed and the activity is filtered, also after a reload', () =>
    filterActivity(story))
  await test.step('older activity is loaded on demand', async () => {
    await page.getByRole('button', { name: 'Show older activity' }).click()
    await expect(entries(page)).toHaveCount(38)
    await expect(page.getByText('<i>Soon</i>')).toBeVisible()
  })
  await test.step('a property is unlinked and linked again', () => unlinkProperty(story))
  await test.step('an attribute that someone else changed is overwritten on request', () => editAttribute(story))
  await test.step('each tab shows its part of the history, and can be retried', () => openTabs(story))
  await test.step('emails get labels, and one is added, made primary and removed', () => editEmails(story))
  await test.step('tags, subscription and archive are changed in place', () => changeDetails(story))
  await test.step('everything fits on a phone', () => checkPhoneLayout(story))
  await test.step('an unknown contact is not found', async () => {
    await page.goto(`/a/${accountId}/contacts/${newId()}`)
    await expect(page.getByText('The contact you are attempting to reach is no longer available.')).toBeVisible()
    await expect(page).toHaveURL('/not-found')
  })
})

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })

/** Sends a request as another agent would in the meantime. */
const sendElsewhere = ({ page, accountId }: Story, method: string, path: string, data: object) =>
  page.request.fetch(`/api/agent/${path}`, { method, data, headers: { 'x-account-id': accountId } })

async function generateSummary({ page, expectAccessible }: Story) {
  const summary = page.getByRole('region', { name: 'Summary' })
  await page.route('**/summary', (route) =>
    route.request().method() === 'POST' ? failRequest(route) : route.fallback(),
  )
  await summary.getByRole('button', { name: 'Generate summary' }).click()
  await expect(summary.getByText('Something went wrong')).toBeVisible()
  await pressRetry(page, '**/summary', summary.getByRole('button', { name: 'Retry' }))
  await expect(summary.getByText('Nora <b>Field</b> sent an inquiry on')).toBeVisible()
  await expect(summary.getByText('Lukewarm')).toBeVisible()
  await expectAccessible(page)
}

const summaryToggle = (page: Page) => page.getByRole('button', { name: 'AI Summary' })
const typeFilter = (page: Page) => page.getByRole('combobox', { name: 'Activity Type' })
const getFilterTop = async (page: Page) => (await typeFilter(page).boundingBox())?.y

async function expandSummary({ page, path }: Story) {
  const toggle = summaryToggle(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/summary', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(path)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const top = await getFilterTop(page)
  release()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  expect(await getFilterTop(page)).toBe(top)
  await page.unroute('**/summary')
}

async function filterActivity({ page }: Story) {
  const toggle = summaryToggle(page)
  const top = await getFilterTop(page)
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/agent/preferences') && response.ok())
  await toggle.click()
  await isSaved
  await typeFilter(page).click()
  await page.getByRole('option', { name: 'Form submissions' }).click()
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveCount(1)
  await expect(page).toHaveURL(/types=FORM_SUBMISSION/)
  await page.getByRole('button', { name: /^Date range/ }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page.getByText('No activity found')).toBeVisible()
  await expect(page.getByText('Try another period or other activity types.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('No activity found')).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  expect(await getFilterTop(page)).toBeLessThan(top ?? 0)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries(page)).toHaveCount(30)
}

const workEmail = 'norajosephinefieldmossjr@lakesideoffice.example'

async function editEmails(story: Story) {
  const { page, expectAccessible } = story
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByRole('button', { name: 'Add email' }).click()
  await details.getByLabel('Email').fill('nora')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Please enter a valid email')).toBeVisible()
  await details.getByLabel('Email').fill(workEmail)
  await details.getByLabel('Label').fill('Lake office')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(details.getByText('Lake office')).toBeVisible()
  const link = details.getByRole('link', { name: workEmail })
  expect(await link.evaluate(countLines), 'the email wraps').toBeGreaterThan(1)
  expect(await link.evaluate(countLines, '@'), 'its domain stays on one line').toBe(1)
  await details.getByRole('button', { name: `Actions for ${workEmail}` }).click()
  await page.getByRole('menuitem', { name: 'Make primary' }).click()
  await expect(details.getByText('Lake office · Primary')).toBeVisible()
  await details.getByRole('button', { name: `Actions for ${workEmail}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await details.getByLabel('Label').fill('Work')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('Work · Primary')).toBeVisible()
  await details.getByRole('button', { name: `Actions for ${workEmail}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(link).toHaveCount(0)
  await findToast(page, `${workEmail} removed`).getByRole('button', { name: 'Undo' }).click()
  await expect(details.getByText('Work · Primary')).toBeVisible()
}

/** The lines on which an element's text is shown, or the part of it after a character. */
function countLines(element: Element, after?: string) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (after && texts.nextNode()) {
    const index = texts.currentNode.textContent?.indexOf(after) ?? -1
    if (index >= 0) range.setStart(texts.currentNode, index + 1)
  }
  return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
}

async function unlinkProperty(story: Story) {
  const { page, contactId } = story
  await sendElsewhere(story, 'PATCH', `contacts/${contactId}`, { address: '9 Elm Street, Dover, NH 03820' })
  await sendElsewhere(story, 'POST', 'attributes', { entity: 'CONTACT', label: 'Parking', type: 'TEXT' })
  await page.getByRole('button', { name: 'Unlink 9 Elm Street' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('No linked properties')).toBeVisible()
  await expect(entries(page).filter({ hasText: 'was unlinked · Ada Moss' })).toBeVisible()
  await findToast(page, 'unlinked').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: '9 Elm Street, Dover, NH 03820' })).toBeVisible()
}

async function editAttribute(story: Story) {
  const { page, contactId } = story
  await page.getByRole('button', { name: 'Edit Parking: not set' }).click()
  await page.getByLabel('Parking').fill('A garage')
  await sendElsewhere(story, 'PATCH', `contacts/${contactId}`, { custom: { parking: 'The street' } })
  await expect(page.getByText('Someone else saved: The street')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: /^Someone else changed/ })
    .getByRole('button', { name: 'Overwrite' })
    .click()
  await expect(page.getByRole('button', { name: 'Edit Parking: A garage' })).toBeVisible()
}

async function openTabs({ page, path }: Story) {
  await page.getByRole('link', { name: 'Submissions', exact: true }).last().click()
  await expect(page).toHaveURL(`${path}/submissions`)
  await expect(entries(page)).toHaveCount(1)
  await page.route('**/changelog/search', failRequest)
  await page.getByRole('link', { name: 'Emails', exact: true }).last().click()
  await expect(page.getByText('The activity could not be loaded')).toBeVisible()
  await pressRetry(page, '**/changelog/search')
  await expect(entries(page)).toHaveCount(30)
}

async function changeDetails({ page }: Story) {
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('combobox', { name: 'New tag' }).fill('Downsizing')
  await page.getByRole('option', { name: 'Downsizing' }).click()
  await expect(page.getByRole('button', { name: 'Remove Downsizing' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unsubscribe' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(/No\. Ada Moss unsubscribed them/)).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await findToast(page, 'archived').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This contact is archived')).toBeHidden()
}

async function checkPhoneLayout({ page, path, expectAccessible }: Story) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${path}/activity`)
  await expect(summaryToggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  await expect(entries(page).first()).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Date range/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeInViewport()
  await page.getByRole('button', { name: 'Details, consent, leads and properties' }).click()
  await expect(page.getByText('Permission to email')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
}

const submission = {
  submissionId: newId(),
  subject: 'widget',
  subjectName: 'Address search',
  answers: [{ label: 'Timeline', value: '<i>Soon</i>' }],
}
