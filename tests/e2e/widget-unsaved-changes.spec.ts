import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { findToast, saveButton } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

type AccessibilityCheck = (page: Page) => Promise<void>

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const closeLink = (page: Page) => page.getByRole('link', { name: 'Close editor' })

const buttonText = (page: Page) => page.getByLabel('Button Text')

test('unsaved changes survive a rename, a conflict and an archived widget', async ({
  page,
  browser,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const colleague = await factory.createMember(agency, undefined, { role: 'ADMIN' })
  const { subjectId } = await factory.createAsset(agency)
  const listPath = `/a/${agency.accountId}/marketing/widget`
  await openAs(page, await factory.createMember(agency), `marketing/widget/${subjectId}/edit`)

  await test.step('renaming keeps unsaved changes', () => renameWithUnsavedChanges(page))

  await test.step('an agent confirms before overwriting a colleague’s changes', async () => {
    const colleaguePage = await browser.newPage()
    await openAs(colleaguePage, colleague, `marketing/widget/${subjectId}/edit`)
    await buttonText(page).fill('My last words')
    await buttonText(colleaguePage).fill('Their words')
    await saveButton(colleaguePage).click()
    await expect(findToast(colleaguePage, 'Changes saved')).toBeVisible()
    await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
    await saveButton(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'Someone else changed “Front page”' })
    await dialog.getByRole('button', { name: 'Overwrite' }).click()
    await expect(dialog).toBeHidden()
    await expect(buttonText(colleaguePage)).toHaveValue('My last words')
    await colleaguePage.close()
  })

  await test.step('leaving with unsaved changes asks for confirmation', async () => {
    await buttonText(page).fill('Never saved')
    await closeLink(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(buttonText(page)).toHaveValue('Never saved')
    await closeLink(page).click()
    await dialog.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  })

  await test.step('an archived widget cannot be edited, and unsaved changes stay on the screen', async () => {
    await page.goto(`${listPath}/${subjectId}/edit?next=${encodeURIComponent('//evil.example')}`)
    await archiveWithUnsavedChanges(page, expectAccessible)
    await closeLink(page).click()
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  })

  await test.step('another agency’s widget is not found', async () => {
    const foreignWidget = await factory.createAsset(await factory.createAgency())
    await followLink(page, `${listPath}/${foreignWidget.subjectId}/edit`)
    await expect(page).toHaveURL(/\/not-found$/)
  })
})

async function renameWithUnsavedChanges(page: Page) {
  await buttonText(page).fill('My words')
  await page.getByRole('button', { name: 'Edit title' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('ab')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('Please enter at least 3 characters')).toBeVisible()
  await dialog.getByRole('textbox').fill('Front page')
  await page.route('**/name', failRequest)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(findToast(page, 'Unable to rename Widget. Contact Support.')).toBeVisible()
  await page.unroute('**/name')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(findToast(page, 'Widget renamed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front page')
  await expect(page).toHaveTitle('Front page - Edit')
  await expect(buttonText(page)).toHaveValue('My words')
  await panelButton(page, 'Settings').click()
  await expect(page.getByText('This code matches the saved widget.')).toBeVisible()
  await panelButton(page, 'Content').click()
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
}

async function archiveWithUnsavedChanges(page: Page, expectAccessible: AccessibilityCheck) {
  await buttonText(page).fill('Still on the screen')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText(
    'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
  )
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(findToast(page, 'Widget archived')).toBeVisible()
  await expect(page.getByRole('main').getByText('To edit this widget, you must unarchive it.')).toBeVisible()
  await saveButton(page).click()
  await expect(findToast(page, 'To edit this widget, you must unarchive it.')).toBeVisible()
  await expect(buttonText(page)).toHaveValue('Still on the screen')
  page.once('dialog', (browserDialog) => browserDialog.accept())
  await page.reload()
  await expect(page.getByText('This widget is archived')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await expect(findToast(page, 'Widget unarchived')).toBeVisible()
  await expect(buttonText(page)).toHaveValue('My last words')
}
