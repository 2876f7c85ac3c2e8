import type { BrowserContext, Page } from '@playwright/test'
import { findField, findToast, saveButton } from '../support/locators.ts'
import { createPageFromTemplate } from '../support/page-from-template.ts'
import { expect, test } from '../support/story.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const fetchPage = async (context: BrowserContext, pageId: string) => (await context.request.get(`/lp/${pageId}`)).text()

test('two agents who edit the same page never overwrite each other without a warning', async ({
  page,
  context,
  browser,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const website = await createPageFromTemplate(factory, agency, 'sell-with-us')
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${website}/edit`)
  const theirs = await browser.newPage()
  await openAs(theirs, await factory.createMember(agency), `marketing/landing-page/${website}/edit`)
  for (const one of [page, theirs]) await press(one, 'Hero Section')
  await findField(page, 'Heading').fill('My words')
  await findField(theirs, 'Heading').fill('Their words')
  await saveButton(theirs).click()
  await expect(findToast(theirs, 'Changes saved')).toBeVisible()
  await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
  await saveButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Someone else changed “Sell With Us”' })
  await expect(question.getByRole('button', { name: 'Reload' })).toBeVisible()
  await question.getByRole('button', { name: 'Overwrite' }).click()
  await expect(question).toBeHidden()
  await expect(findField(theirs, 'Heading')).toHaveValue('My words')
  expect(await fetchPage(context, website)).toContain('My words')
  await theirs.close()
})

test('an agent renames, shares and saves a Journey page, and is asked before leaving unsaved changes', async ({
  page,
  context,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const journey = await createPageFromTemplate(factory, agency, 'home-value')
  const list = `/a/${agency.accountId}/marketing/landing-page`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const next = encodeURIComponent(`${list.slice(1)}/${journey}`)
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${journey}/edit?next=${next}`)
  await expect(page.getByRole('button', { name: 'Background Image' })).toHaveCount(0)
  await findField(page, 'Heading').fill('x'.repeat(51))
  await saveButton(page).click()
  await expect(page.getByText('This field cannot be more than 50 characters')).toBeVisible()
  await findField(page, 'Heading').fill('What is it worth?')
  await findField(page, 'Button Label').fill('Tell me')
  await press(page, 'Edit title')
  await page.getByRole('dialog').getByRole('textbox').fill('Front door')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(findToast(page, 'Landing Page renamed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front door')
  await expect(findField(page, 'Heading')).toHaveValue('What is it worth?')
  await press(page, 'Contact Card')
  await expect(page.getByRole('radio', { name: 'Default' })).toBeChecked()
  await press(page, 'Footer')
  await expect(page.getByRole('radio', { name: 'Website' })).toBeChecked()
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: 'Copy URL' }).click()
  await expect(findToast(page, 'URL copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/lp/${journey}$`))
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: 'Share Landing Page' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Close editor' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
  await question.getByRole('button', { name: 'Save and Exit' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}/${journey}$`))
  expect(await fetchPage(context, journey)).toContain('Tell me')
})
