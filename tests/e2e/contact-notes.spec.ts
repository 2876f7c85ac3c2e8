import type { Page } from '@playwright/test'
import { createContact } from '../support/create-contact.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

interface Story {
  page: Page
  expectAccessible: (page: Page) => Promise<void>
}

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
  const other = await (await browser.newContext({ baseURL: process.env.STORY_ORIGIN ?? '' })).newPage()
  await openAs(other, colleague, 'leads/list')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await openAs(page, { email, accountId }, `contacts/${id}/notes`)

  await test.step('a note with a mention is written, kept as a draft after an error and sent', () =>
    writeNote({ page, expectAccessible }))
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
