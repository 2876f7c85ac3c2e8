import type { Page } from '@playwright/test'
import { demoPerson } from '../support/demo-people.ts'
import { followLink } from '../support/follow-link.ts'
import { findField, findPreview, findToast, menuItem } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const agent = demoPerson('demo@gable.test')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const badge = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Editor' }).getByText(text, { exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Content' }).locator('[data-block]')
const expectSaved = (page: Page) => expect(page.getByText('Changes are auto saved')).toBeVisible()

async function createEmail(page: Page, title: string): Promise<string> {
  const login = await page.request.post('/api/auth/login', { data: { email: agent.email, password: agent.password } })
  expect(login.ok()).toBe(true)
  const created = await page.request.post('/api/agent/content/templates/home-value-report/create', {
    data: { contentName: title },
    headers: { 'x-account-id': agent.accountId },
  })
  return (await created.json())._id
}

async function openEditor(page: Page, contentId: string) {
  await page.goto(`/a/${agent.accountId}/marketing/email/${contentId}/edit`)
  await expect(rows(page).first()).toBeVisible()
}

async function chooseFromMenu(page: Page, name: string) {
  await press(page, 'Actions')
  await menuItem(page, name).click()
}

test('an agent arranges an email by mouse and by keyboard, and undoes it', async ({ page, expectAccessible }) => {
  test.setTimeout(90_000)
  const contentId = await createEmail(page, 'Arranged')
  const preview = findPreview(page, 'Arranged')
  await openEditor(page, contentId)
  await expect(page).toHaveTitle('Arranged - Edit')
  await expect(badge(page, 'Draft')).toBeVisible()
  const previewBlocks = preview.locator('[data-gable-block]')
  const before = await rows(page).allInnerTexts()
  await expectAccessible(page)

  await test.step('moves the first block down by keyboard', async () => {
    const label = await page.getByRole('button', { name: /^Move Home value/ }).getAttribute('aria-label')
    await moveItem(page, label?.replace('Move ', '') ?? '', { from: 1, to: 2, of: 8 })
    await expect(rows(page).nth(1)).toContainText('Home value')
    await expect(previewBlocks.nth(1)).toContainText('Your home, estimated in')
    await page.keyboard.press('Control+z')
    await expect(previewBlocks.nth(0)).toContainText('Your home, estimated in')
    await expect(rows(page)).toHaveText(before.map((text) => text.replace(/\s*\n\s*/g, '')))
    await page.keyboard.press('Control+Shift+z')
    await expect(rows(page).nth(1)).toContainText('Home value')
  })

  await test.step('edits the heading that was clicked in the preview', async () => {
    await preview.getByRole('heading', { level: 1 }).click()
    await findField(page, 'Heading').fill('Good news, **')
    await expect(preview.getByRole('heading', { name: 'Good news, **' })).toBeVisible()
    await press(page, 'Insert field into Heading')
    await menuItem(page, 'First name').click()
    await findField(page, 'Fallback').fill('neighbor')
    await press(page, 'Insert')
    await expect(findField(page, 'Heading')).toHaveValue('Good news, **{{contact.firstName | neighbor}}')
    await expect(preview.getByRole('heading', { name: 'Good news, **Emma' })).toBeVisible()
    await press(page, 'Undo')
    await expect(findField(page, 'Heading')).toHaveValue('Good news, **')
    await expectAccessible(page)
  })

  await test.step('adds, duplicates and deletes blocks', async () => {
    await press(page, 'Back to the blocks')
    await press(page, 'Add Block')
    await expect(page.getByRole('menuitem')).toHaveCount(14)
    await menuItem(page, 'Image').click()
    await page.getByRole('radio', { name: 'Harbor in the morning' }).check()
    await expect(findField(page, 'Alternative Text')).toHaveValue('Harbor in the morning')
    await expect(preview.getByRole('img', { name: 'Harbor in the morning' })).toBeVisible()
    await press(page, 'Duplicate')
    await expect(preview.getByRole('img', { name: 'Harbor in the morning' })).toHaveCount(2)
    await press(page, 'Delete')
    await expect(rows(page)).toHaveCount(9)
    await findToast(page, 'Block deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(10)
  })

  await test.step('sees the last height of a spacer while the field has letters', async () => {
    await press(page, 'Add Block')
    await menuItem(page, 'Spacer').click()
    const height = page.getByRole('spinbutton', { name: 'Height' })
    await height.fill('4o')
    await expect(page.getByText('Please enter a whole number from 4 to 120')).toBeVisible()
    await expect(preview.locator('body')).not.toContainText('NaN')
    await expect(preview.locator('td[height="24"]').first()).toBeVisible()
    await height.blur()
    await expect(height).toHaveValue('24')
    await press(page, 'Delete')
  })

  await test.step('sees the email on a phone and in the dark, and it is there after a reload', async () => {
    await page.getByRole('radio', { name: 'Mobile' }).check()
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await expect(preview.locator('table.card')).toHaveCSS('background-color', 'rgb(28, 25, 23)')
    await expectSaved(page)
    await page.reload()
    await expect(rows(page)).toHaveCount(10)
  })
})

test('an agent publishes an email, edits it, discards that, and restores a version', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const contentId = await createEmail(page, 'Spring news')
  await openEditor(page, contentId)
  await press(page, 'Actions')
  await expect(menuItem(page, 'View Published Version')).toHaveAttribute('aria-disabled', 'true')
  await expect(menuItem(page, 'Discard Changes')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await test.step('cannot publish without a subject', async () => {
    await press(page, 'Settings')
    await findField(page, 'Subject').fill('Hi {{contact.firstName}}')
    await press(page, 'Publish')
    await expect(page.getByText('First name may be missing. Add a fallback: {{contact.firstName | …}}')).toBeVisible()
    await findField(page, 'Subject').fill('First')
    await expect(page.getByText('First name may be missing.')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('publishes twice', async () => {
    await press(page, 'Publish')
    await expect(findToast(page, 'Email published')).toBeVisible()
    await expect(badge(page, 'Published')).toBeVisible()
    await findField(page, 'Subject').fill('Second')
    await press(page, 'Publish')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await expectSaved(page)
  })

  await test.step('discards an edit', async () => {
    await findField(page, 'Subject').fill('Third')
    await expectSaved(page)
    await chooseFromMenu(page, 'Discard Changes')
    await press(page, 'Discard')
    await expect(findField(page, 'Subject')).toHaveValue('Second')
    await chooseFromMenu(page, 'View Published Version')
    await expect(page.getByRole('dialog', { name: 'Published Version' }).getByText('Second')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('restores the first version and renames the email', async () => {
    await chooseFromMenu(page, 'Versions')
    await press(page, 'View version 1')
    await expect(page.getByRole('dialog', { name: 'Version 1' }).getByText('First', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Restore as draft')
    await press(page, 'Restore')
    await expect(findToast(page, 'Version 1 restored as draft')).toBeVisible()
    await expect(findField(page, 'Subject')).toHaveValue('First')
    await press(page, 'Edit title')
    await findField(page, 'Title').fill('Renamed')
    await press(page, 'Save')
    await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible()
  })
})

test('nothing is lost while the connection is, nor when the window closes meanwhile', async ({ page }) => {
  test.setTimeout(90_000)
  const contentId = await createEmail(page, 'Offline')
  await openEditor(page, contentId)
  await press(page, 'Settings')
  await page.route('**/draft-settings', failRequest)
  await findField(page, 'Subject').fill('Typed without a connection')
  await expect(findToast(page, 'Unable to save changes. Please try again later.')).toBeVisible()
  await expect(page.getByText('Saving...')).toBeVisible()
  await page.reload()
  await expect(findToast(page, 'Your unsaved changes were restored.')).toBeVisible()
  await press(page, 'Settings')
  await expect(findField(page, 'Subject')).toHaveValue('Typed without a connection')
  await page.unroute('**/draft-settings')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSaved(page)
  await page.reload()
  await press(page, 'Settings')
  await expect(findField(page, 'Subject')).toHaveValue('Typed without a connection')
})

test('of two agents who edit at once, the second chooses whose changes to keep', async ({ page, context }) => {
  test.setTimeout(90_000)
  const contentId = await createEmail(page, 'Shared')
  const other = await context.newPage()
  for (const window of [page, other]) {
    await openEditor(window, contentId)
    await press(window, 'Settings')
  }
  await other.route('**/draft-settings', failRequest)
  await findField(other, 'Subject').fill('Theirs')
  await expect(findToast(other, 'Unable to save changes.')).toBeVisible()
  await findField(page, 'Subject').fill('Mine')
  await expectSaved(page)
  await other.unroute('**/draft-settings')
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  const dialog = other.getByRole('alertdialog', { name: 'Someone else changed “Shared”' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await press(other, 'Resolve')
  await dialog.getByRole('button', { name: 'Overwrite' }).click()
  await expectSaved(other)
  // Without changes of one's own, the other's are shown at once.
  await expect(findField(page, 'Subject')).toHaveValue('Theirs')
  await other.close()
})

test('an email with an incomplete brand cannot be published, and closing the editor leads back or to the list', async ({
  page,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, 'marketing/email')
  const created = await page.request.post('/api/agent/content/templates/home-value-report/create', {
    data: { contentName: 'Unbranded' },
    headers: { 'x-account-id': agency.accountId },
  })
  const { _id } = await created.json()
  const listPath = `/a/${agency.accountId}/marketing/email`
  await page.goto(`${listPath}/${_id}/edit?next=${listPath.slice(1)}/${_id}`)
  await expect(
    page.getByRole('main').getByText('Your branding is incomplete. Add a brand colour and a logo to publish.'),
  ).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAccessibleDescription(/Your branding is incomplete/)
  await press(page, 'Close panel')
  await expect(page.getByRole('region', { name: 'Content' })).toBeHidden()
  await page.getByRole('link', { name: 'Close editor' }).click()
  await expect(page).toHaveURL(new RegExp(`${listPath}/${_id}$`))
  await followLink(page, `${listPath}/${_id}/edit`)
  await page.getByRole('link', { name: 'Close editor' }).click()
  await expect(page).toHaveURL(new RegExp(`${listPath}$`))
})

test('an unknown email has no editor, and an archived one shows its page', async ({ page }) => {
  const contentId = await createEmail(page, 'Archived')
  const post = (action: string) =>
    page.request.post(`/api/agent/content/${contentId}/${action}`, {
      data: { medium: 'EMAIL' },
      headers: { 'x-account-id': agent.accountId },
    })
  expect((await post('publish')).ok()).toBe(true)
  expect((await post('archived')).ok()).toBe(true)
  const path = `/a/${agent.accountId}/marketing/email`
  await page.goto(`${path}/${contentId}/edit`)
  await expect(page).toHaveURL(new RegExp(`${contentId}$`))
  await followLink(page, `${path}/${agent.accountId}/edit`)
  await expect(page).toHaveURL(/\/not-found$/)
})
