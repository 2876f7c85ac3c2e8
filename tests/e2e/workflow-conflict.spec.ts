import type { Page } from '@playwright/test'
import { expect, test } from '../support/story.ts'

const addNote = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Add step' }).last().click()
  await page
    .getByRole('dialog', { name: 'Add step' })
    .getByRole('option', { name: /^Add note/ })
    .click()
  await page.getByRole('textbox', { name: 'Note' }).fill(text)
}
const expectSaved = (page: Page) => expect(page.getByText('Changes are auto saved')).toBeVisible()
const note = (page: Page, text: string) => page.getByRole('main').getByText(`Add the note “${text}”`)

test('of two people who edit a workflow at once, both are told and neither loses a step', async ({
  page,
  browser,
  baseURL,
  factory,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const agency = await factory.createAgency()
  const { accountId } = agency
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openAs(page, await factory.createMember(agency), 'workflow')
  await page.getByRole('link', { name: 'Create Workflow' }).first().click()
  await page.getByRole('button', { name: 'Speed to lead' }).click()
  await page.getByRole('button', { name: 'Use Template' }).click()
  await page.getByRole('dialog', { name: 'Create Workflow' }).getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveTitle('Speed to lead - Edit')
  await openAs(other, await factory.createMember(agency), new URL(page.url()).pathname.split(`${accountId}/`)[1] ?? '')
  await expect(other).toHaveTitle('Speed to lead - Edit')

  await test.step('what one saves is shown to the other, who has no changes', async () => {
    await addNote(page, 'First')
    await expectSaved(page)
    await expect(note(other, 'First')).toBeVisible()
  })
  await test.step('the second of two changes is told about, and comes back after reloading', async () => {
    await other.route('**/draft', (route) => route.abort())
    await addNote(other, 'Theirs')
    await addNote(page, 'Mine')
    await expectSaved(page)
    await other.unroute('**/draft')
    await other.evaluate(() => window.dispatchEvent(new Event('online')))
    const dialog = other.getByRole('alertdialog', { name: 'Someone else changed “Speed to lead”' })
    await expectAccessible(other)
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await expect(note(other, 'Mine')).toBeVisible()
    await expect(note(other, 'Theirs')).toBeHidden()
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect(note(other, 'Theirs')).toBeVisible()
    await expectSaved(other)
  })
  await test.step('whose change was replaced brings it back by undoing', async () => {
    await expect(note(page, 'Theirs')).toBeVisible()
    await expect(note(page, 'Mine')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(note(page, 'Mine')).toBeVisible()
    await expectSaved(page)
    await expect(note(other, 'Mine')).toBeVisible()
  })
})
