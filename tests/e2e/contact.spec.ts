import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { fail } from '../support/faults.ts'
import { toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'

const day = 86_400_000

interface Given {
  daysAgo: number
  eventGroup?: string
  kind?: string
  detail?: object
}

async function contactOf({ db }: Database, accountId: string, more: object = {}) {
  const id = newId()
  const ofContact = { account_id: accountId, contact_id: id }
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
      ...more,
    })
    .execute()

  /** Something that happened to them. */
  async function happens({ daysAgo, eventGroup = 'EMAIL', kind = 'SENT', detail }: Given) {
    const entryId = newId()
    const mail = { emailId: entryId, subject: `Market notes ${daysAgo}`, label: 'See more' }
    await db
      .insertInto('timeline_entries')
      .values({
        ...ofContact,
        id: entryId,
        at: new Date(Date.now() - daysAgo * day),
        event_group: eventGroup,
        kind,
        detail: JSON.stringify(detail ?? mail),
      })
      .execute()
    return entryId
  }
  return { id, happens }
}

const submission = {
  submissionId: newId(),
  subject: 'widget',
  subjectName: 'Address search',
  answers: [{ label: 'Timeline', value: '<i>Soon</i>' }],
}

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })

test('an agent reads what happened with a contact, and has it summed up', async ({
  page,
  founding,
  owner,
  enter,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await founding.agency()
  const { email, accountId } = await founding.member(agency)
  const { id, happens } = await contactOf(owner, accountId)
  const first = await happens({ daysAgo: 90, eventGroup: 'FORM_SUBMISSION', kind: 'SUBMITTED', detail: submission })
  for (let daysAgo = 4; daysAgo < 38; daysAgo += 1) await happens({ daysAgo })
  await happens({ daysAgo: 2, kind: 'OPENED' })
  const path = `/a/${accountId}/contacts/${id}`
  await enter(page, { email, accountId }, `contacts/${id}/gossip`)
  await expect(page).toHaveURL(`${path}/activity`)
  await expect(page.getByRole('heading', { name: 'Nora <b>Field</b>', level: 1 })).toBeVisible()
  await expect(entries(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'Show older activity' }).click()
  await expect(entries(page)).toHaveCount(36)
  await expect(page.getByText('<i>Soon</i>')).toBeVisible()

  const summary = page.getByRole('region', { name: 'Summary' })
  await page.route('**/summary', (route) => (route.request().method() === 'POST' ? fail(route) : route.fallback()))
  await summary.getByRole('button', { name: 'Generate Summary' }).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.unroute('**/summary')
  await summary.getByRole('button', { name: 'Generate Summary' }).click()
  await expect(summary.getByText('Nora <b>Field</b> wrote on')).toBeVisible()
  await expect(summary.getByText('Lukewarm')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(entries(page)).toHaveCount(30)
  await summary
    .getByRole('button', { name: /Form submissions/ })
    .first()
    .click()
  await expect(page.locator(`#entry-${first}`)).toBeInViewport()
  await expect(page.locator(`#entry-${first}`)).toBeFocused()
  await owner.db.updateTable('contact_summaries').set({ status: 'error' }).where('account_id', '=', accountId).execute()
  await page.goto(path)
  await expect(summary.getByText('Something went wrong')).toBeVisible()
  await happens({ daysAgo: 0, kind: 'CLICKED' })
  await summary.getByRole('button', { name: 'Retry' }).click()
  await expect(summary.getByText('Warm', { exact: true })).toBeVisible()
  await happens({ daysAgo: -0.001 })
  await page.reload()
  await expect(summary.getByText('New activity since')).toBeVisible()

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

  /** As somebody else would meanwhile. */
  const meanwhile = (method: string, path: string, data: object) =>
    page.request.fetch(`/api/agent/${path}`, { method, data, headers: { 'x-account-id': accountId } })
  await meanwhile('PATCH', `contacts/${id}`, { address: '9 Elm Street, Dover, NH 03820' })
  await meanwhile('POST', 'attributes', { entity: 'CONTACT', label: 'Parking', type: 'TEXT' })
  await page.getByRole('button', { name: 'Unlink 9 Elm Street' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('No property is linked to them.')).toBeVisible()
  await expect(entries(page).filter({ hasText: 'was unlinked · Ada Moss' })).toBeVisible()
  await toastOf(page, 'unlinked').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: '9 Elm Street, Dover, NH 03820' })).toBeVisible()

  await page.getByRole('button', { name: 'Parking: not said. Change' }).click()
  await page.getByLabel('Parking').fill('A garage')
  await meanwhile('PATCH', `contacts/${id}`, { custom: { parking: 'The street' } })
  await expect(page.getByText('Saved meanwhile: The street')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: /was changed meanwhile/ })
    .getByRole('button', { name: 'Overwrite' })
    .click()
  await expect(page.getByRole('button', { name: 'Parking: A garage. Change' })).toBeVisible()

  await page.getByRole('link', { name: 'Submissions', exact: true }).last().click()
  await expect(page).toHaveURL(`${path}/submissions`)
  await expect(entries(page)).toHaveCount(1)
  await page.route('**/changelog/search', fail)
  await page.getByRole('link', { name: 'Emails', exact: true }).click()
  await expect(page.getByText('The activity could not be loaded')).toBeVisible()
  await page.unroute('**/changelog/search')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(entries(page)).toHaveCount(30)

  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('combobox', { name: 'New tag' }).fill('Downsizing')
  await page.getByRole('option', { name: 'Downsizing' }).click()
  await expect(page.getByRole('button', { name: 'Remove Downsizing' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unsubscribe' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(/No: Ada Moss took them off all emails/)).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This contact is archived')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: /^Date range/ })).toBeHidden()
  await page.getByRole('button', { name: 'Details, consent, leads and properties' }).click()
  await expect(page.getByText('Why may I write to this person?')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  const { id: twin } = await contactOf(owner, accountId, { email: null, merged_into: id, archived_at: new Date() })
  await page.goto(`/a/${accountId}/contacts/${twin}/notes`)
  await expect(page).toHaveURL(`${path}/notes`)
  await page.goto(`/a/${accountId}/contacts/${newId()}`)
  await expect(page.getByText('The contact you are attempting to reach is no longer available.')).toBeVisible()
  await expect(page).toHaveURL('/not-found')
})

test('a note that mentions a colleague reaches them at once, and waits for them when they are away', async ({
  page,
  browser,
  founding,
  owner,
  enter,
  expectAccessible,
}) => {
  const agency = await founding.agency()
  const { email, accountId } = await founding.member(agency)
  const colleague = await founding.member(agency, undefined, { role: 'AGENT' })
  await owner.db
    .updateTable('users')
    .set({ first_name: 'Inês', last_name: 'Cole' })
    .where('id', '=', colleague.userId)
    .execute()
  const { id } = await contactOf(owner, accountId)
  const other = await (await browser.newContext({ baseURL: process.env.STORY_ORIGIN ?? '' })).newPage()
  await enter(other, colleague, 'leads/list')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await enter(page, { email, accountId }, `contacts/${id}/notes`)
  await expect(page.getByText('No notes found')).toBeVisible()
  await page.getByRole('button', { name: 'Add Note' }).click()
  const panel = page.getByRole('dialog', { name: 'Add Note' })
  const words = panel.getByRole('textbox', { name: /Note/ })
  const save = panel.getByRole('button', { name: 'Add Note' })
  await expect(words).toBeFocused()
  await expect(panel.getByText('Note is required')).toBeHidden()
  await save.click()
  await expect(panel.getByText('Note is required')).toBeVisible()

  await words.focus()
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

  await page.route('**/agent/notes', fail)
  await save.click()
  await expect(panel.getByText('Unable to add note, please try again')).toBeVisible()
  await page.unroute('**/agent/notes')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(words).toContainText('<img src=x>')
  await expect(words.locator('strong')).toHaveText('now')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page).locator('strong')).toHaveText('now')
  await expect(entries(page)).toContainText('@Inês Cole')

  await expect(other.getByText('Ada Moss mentioned you in a note about Nora <b>Field</b>')).toBeVisible()
  await other.reload()
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const news = other.getByRole('dialog', { name: 'Notifications' })
  await expect(news.getByText('Ada Moss mentioned you in a note about Nora <b>Field</b>')).toBeVisible()
  await expectAccessible(other)
  await news.getByRole('link').click()
  await expect(entries(other)).toBeFocused()
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(entries(other).getByRole('button', { name: 'Note actions' })).toBeHidden()

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
  const history = page.getByRole('dialog', { name: 'What this note said before' })
  await expect(history.getByText('<img src=x>')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Note actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No notes found')).toBeVisible()
  await expect(other.getByText('No notes found')).toBeVisible()
})
