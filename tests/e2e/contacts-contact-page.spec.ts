import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
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

  await test.step('an unknown tab opens the activity, which loads older entries on demand', async () => {
    await openAs(page, { email, accountId }, `contacts/${id}/gossip`)
    await expect(page).toHaveURL(`${path}/activity`)
    await expect(page.getByRole('heading', { name: 'Nora <b>Field</b>', level: 1 })).toBeVisible()
    await expect(entries(page)).toHaveCount(30)
    await page.getByRole('button', { name: 'Show older activity' }).click()
    await expect(entries(page)).toHaveCount(36)
    await expect(page.getByText('<i>Soon</i>')).toBeVisible()
  })
  await test.step('a summary that failed can be generated again', () => generateSummary(story))
  await test.step('a source of the summary leads to its entry, loading older pages', async () => {
    await page.reload()
    await expect(entries(page)).toHaveCount(30)
    await summary.getByRole('button', { name: 'Show all' }).click()
    await summary
      .getByRole('button', { name: /Form submissions/ })
      .first()
      .click()
    await expect(page.locator(`#entry-${firstEntryId}`)).toBeInViewport()
    await expect(page.locator(`#entry-${firstEntryId}`)).toBeFocused()
  })
  await test.step('a summary reports errors and newer activity', async () => {
    const { db } = owner
    await db.updateTable('contact_summaries').set({ status: 'error' }).where('account_id', '=', accountId).execute()
    await page.goto(path)
    await expect(summary.getByText('Something went wrong')).toBeVisible()
    await addEntry({ daysAgo: 0, kind: 'CLICKED' })
    await summary.getByRole('button', { name: 'Retry' }).click()
    await expect(summary.getByText('Warm', { exact: true })).toBeVisible()
    await addEntry({ daysAgo: -0.001 })
    await page.reload()
    await expect(summary.getByText('Out of date')).toBeVisible()
  })
  await test.step('the summary never moves the activity, and stays collapsed on request', () => collapseSummary(story))
  await test.step('the activity is filtered by type and date', () => filterActivity(story))
  await test.step('a property is unlinked and linked again', () => unlinkProperty(story))
  await test.step('an attribute that someone else changed is overwritten on request', () => editAttribute(story))
  await test.step('each tab shows its part of the history, and can be retried', () => openTabs(story))
  await test.step('emails get labels, and one is added, made primary and removed', () => editEmails(story))
  await test.step('tags, subscription and archive are changed in place', () => changeDetails(story))
  await test.step('everything fits on a phone', () => checkPhoneLayout(story))
  await test.step('links to a merged contact open the kept one; unknown ids are not found', async () => {
    const merged = await createContact(owner, accountId, { email: null, merged_into: id, archived_at: new Date() })
    await page.goto(`/a/${accountId}/contacts/${merged.id}/notes`)
    await expect(page).toHaveURL(`${path}/notes`)
    await page.goto(`/a/${accountId}/contacts/${newId()}`)
    await expect(page.getByText('The contact you are attempting to reach is no longer available.')).toBeVisible()
    await expect(page).toHaveURL('/not-found')
  })
})

test('a colleague mentioned in a note is notified at once, and sees it later when away', async ({
  page,
  browser,
  factory,
  owner,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { email, accountId } = await factory.createMember(agency)
  const colleague = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await owner.db
    .updateTable('users')
    .set({ first_name: 'Inês', last_name: 'Cole' })
    .where('id', '=', colleague.userId)
    .execute()
  const { id } = await createContact(owner, accountId)
  const path = `/a/${accountId}/contacts/${id}`
  const story = { page, accountId, contactId: id, path, expectAccessible }
  const other = await (await browser.newContext({ baseURL: process.env.STORY_ORIGIN ?? '' })).newPage()
  await openAs(other, colleague, 'leads/list')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await openAs(page, { email, accountId }, `contacts/${id}/notes`)

  await test.step('a note with a mention is written, kept as a draft after an error and sent', () => writeNote(story))
  await test.step('the colleague opens the note from the notification', async () => {
    await expect(other.getByText('Ada Moss mentioned you in a note about Nora <b>Field</b>')).toBeVisible()
    await other.reload()
    await other.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const notifications = other.getByRole('dialog', { name: 'Notifications' })
    await expect(notifications.getByText('Ada Moss mentioned you in a note about Nora <b>Field</b>')).toBeVisible()
    await expectAccessible(other)
    await notifications.getByRole('link', { name: 'mentioned you in a note' }).click()
    await expect(entries(other)).toBeFocused()
    await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    await expect(entries(other).getByRole('button', { name: 'Note actions' })).toBeHidden()
  })
  await test.step('edits and the deletion of the note reach the colleague', () => editAndDeleteNote(page, other))
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

async function collapseSummary({ page, path }: Story) {
  const filter = page.getByRole('combobox', { name: 'Activity Type' })
  const getTop = async () => (await filter.boundingBox())?.y
  const toggle = page.getByRole('button', { name: 'AI Summary' })
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
  const top = await getTop()
  release()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  expect(await getTop()).toBe(top)
  await page.unroute('**/summary')

  const isSaved = page.waitForResponse((response) => response.url().endsWith('/agent/preferences') && response.ok())
  await toggle.click()
  await isSaved
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  expect(await getTop()).toBeLessThan(top ?? 0)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
}

async function editEmails(story: Story) {
  const { page, expectAccessible } = story
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByRole('button', { name: 'Add email' }).click()
  await details.getByLabel('Email').fill('nora')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Please enter a valid email')).toBeVisible()
  await details.getByLabel('Email').fill('nora@work.example')
  await details.getByLabel('Label').fill('Lake office')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(details.getByText('Lake office')).toBeVisible()
  await details.getByRole('button', { name: 'Actions for nora@work.example' }).click()
  await page.getByRole('menuitem', { name: 'Make primary' }).click()
  await expect(details.getByText('Lake office · Primary')).toBeVisible()
  await details.getByRole('button', { name: 'Actions for nora@work.example' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await details.getByLabel('Label').fill('Work')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('Work · Primary')).toBeVisible()
  await details.getByRole('button', { name: 'Actions for nora@work.example' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(details.getByRole('link', { name: 'nora@work.example' })).toHaveCount(0)
  await findToast(page, 'nora@work.example removed').getByRole('button', { name: 'Undo' }).click()
  await expect(details.getByText('Work · Primary')).toBeVisible()
}

async function filterActivity({ page }: Story) {
  await page.getByRole('combobox', { name: 'Activity Type' }).click()
  await page.getByRole('option', { name: 'Form submissions' }).click()
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveCount(1)
  await expect(page).toHaveURL(/types=FORM_SUBMISSION/)
  await page.getByRole('button', { name: /^Date range/ }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page.getByText('No activity found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No activity found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries(page)).toHaveCount(30)
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

async function checkPhoneLayout({ page, expectAccessible }: Story) {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: /^Date range/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeInViewport()
  await page.getByRole('button', { name: 'Details, consent, leads and properties' }).click()
  await expect(page.getByText('Permission to email')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
}

async function writeNote({ page, expectAccessible }: Story) {
  await expect(page.getByText('No notes found')).toBeVisible()
  await page.getByRole('button', { name: 'Add Note' }).click()
  const panel = page.getByRole('dialog', { name: 'Add Note' })
  const textbox = panel.getByRole('textbox', { name: /Note/ })
  const save = panel.getByRole('button', { name: 'Add Note' })
  await expect(textbox).toBeFocused()
  await expect(panel.getByText('Note is required')).toBeHidden()
  await save.click()
  await expect(panel.getByText('Note is required')).toBeVisible()

  await textbox.focus()
  await page.keyboard.type('Ask ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('now')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' @ines')
  await expect(panel.getByRole('option', { name: 'Inês Cole' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('option')).toHaveCount(0)
  await expect(panel).toBeVisible()
  for (let typed = 0; typed < '@ines'.length; typed += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('@in')
  await page.keyboard.press('Enter')
  await page.keyboard.type('<img src=x>')

  await page.route('**/agent/notes', failRequest)
  await save.click()
  await expect(panel.getByText('Unable to add note, please try again')).toBeVisible()
  await page.unroute('**/agent/notes')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(textbox).toContainText('<img src=x>')
  await expect(textbox.locator('strong')).toHaveText('now')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page).locator('strong')).toHaveText('now')
  await expect(entries(page)).toContainText('@Inês Cole')
}

async function editAndDeleteNote(page: Page, other: Page) {
  await page.getByRole('button', { name: 'Note actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Note' })
  await edit.getByRole('textbox', { name: /Note/ }).focus()
  await page.keyboard.insertText('x'.repeat(501))
  await expect(edit.getByText('Note cannot be more than 500 characters')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('All is said')
  await page.keyboard.press('Control+Enter')
  await expect(edit).toBeHidden()
  await expect(entries(other)).toContainText('All is said')
  await page.getByRole('button', { name: 'Note actions' }).click()
  await page.getByRole('menuitem', { name: 'View history' }).click()
  const history = page.getByRole('dialog', { name: 'Note history' })
  await expect(history.getByText('<img src=x>')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Note actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No notes found')).toBeVisible()
  await expect(other.getByText('No notes found')).toBeVisible()
}

const dayMs = 86_400_000

const submission = {
  submissionId: newId(),
  subject: 'widget',
  subjectName: 'Address search',
  answers: [{ label: 'Timeline', value: '<i>Soon</i>' }],
}

interface SeededEntry {
  daysAgo: number
  eventGroup?: string
  kind?: string
  detail?: object
}

async function createContact({ db }: Database, accountId: string, values: object = {}) {
  const id = newId()
  await db
    .insertInto('contacts')
    .values({
      account_id: accountId,
      id,
      first_name: 'Nora',
      last_name: '<b>Field</b>',
      email: 'nora@example.com',
      phone: '+16035550142',
      source: 'Open house',
      custom: '{}',
      ...values,
    })
    .execute()

  /** Adds an entry to the history of the contact; an email unless a detail is given. */
  async function addEntry({ daysAgo, eventGroup = 'EMAIL', kind = 'SENT', detail }: SeededEntry) {
    const entryId = newId()
    const email = { emailId: entryId, subject: `Market notes ${daysAgo}`, label: 'See more' }
    await db
      .insertInto('timeline_entries')
      .values({
        account_id: accountId,
        contact_id: id,
        id: entryId,
        at: new Date(Date.now() - daysAgo * dayMs),
        event_group: eventGroup,
        kind,
        detail: JSON.stringify(detail ?? email),
      })
      .execute()
    return entryId
  }
  return { id, addEntry }
}
