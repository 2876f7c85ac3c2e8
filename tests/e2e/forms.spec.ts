import type { Page } from '@playwright/test'
import { fail } from '../support/faults.ts'
import { toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'

const title = (page: Page) => page.getByLabel('Title')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const close = (page: Page) => page.getByRole('link', { name: 'Close editor' })

async function hasNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test('an agency puts its forms into its own words', async ({ page, browser, enter, founding, expectAccessible }) => {
  test.setTimeout(120_000)
  const agency = await founding.agency()
  const member = await founding.member(agency)
  const colleague = await founding.member(agency, undefined, { role: 'ADMIN' })
  const list = `/a/${agency.accountId}/marketing/form`
  const preview = page.frameLocator('iframe[title="Preview of Home Value"]')

  await test.step('all forms and groups are in one list', async () => {
    await enter(page, member, 'marketing/form')
    await expect(page).toHaveTitle('Forms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms')
    await expect(page.getByText('7 Forms', { exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Form Type', 'Last Updated'])
    await expect(page.locator('[data-form-type="FORM"]')).toHaveText(Array(5).fill('Form'))
    await expect(page.locator('[data-form-type="FORM_GROUP"]')).toHaveText(Array(2).fill('Form Group'))
    await expect(page.getByRole('row').nth(1)).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M/)
    await expectAccessible(page)
  })

  await test.step('the preview follows the typing', async () => {
    await page.getByRole('link', { name: 'Home Value', exact: true }).click()
    await expect(page).toHaveTitle('Home Value - Edit')
    await expect(page.getByText(/^Last Updated: /)).toBeVisible()
    await expect(preview.getByText('What is your home worth?')).toBeVisible()
    await title(page).fill('Was ist <b>Ihr</b> Haus wert? 🏡')
    await expect(preview.getByText('Was ist <b>Ihr</b> Haus wert? 🏡')).toBeVisible()
    await page.getByLabel('Description').fill('Two minutes, no obligation.')
    await expect(preview.getByText('Two minutes, no obligation.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what cannot be changed is shown and not offered', async () => {
    for (const name of ['First Name', 'Last Name', 'Email Address']) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked()
      await expect(page.getByRole('checkbox', { name })).toBeDisabled()
    }
    await expect(page.getByRole('combobox', { name: 'Lead Type' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Lead Type' })).toHaveText('Home Value')
    await expect(page.getByRole('combobox', { name: 'Linked Dashboard' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Linked Dashboard' })).toHaveText('Seller Dashboard')
  })

  await test.step('the question about the time of a sale can be looked at and switched off', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Sale Timeline Question' })
    await expect(sheet).toContainText('Are you considering selling your home? If yes, what is the estimated timeframe?')
    await expect(sheet.getByRole('listitem')).toHaveText([
      'As soon as possible',
      'Less Than 3 Months',
      '3-6 Months',
      '6-12 Months',
      'Not sure yet',
    ])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const question = page.getByRole('checkbox', { name: 'Include selling timeline question' })
    await question.uncheck()
    await expect(preview.getByText('As soon as possible')).toBeHidden()
    await question.check()
    await expect(preview.getByText('As soon as possible')).toBeVisible()
    await question.uncheck()
  })

  await test.step('what is wrong is said, reached, and not sent', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
    const [words, description] = [await title(page).inputValue(), await page.getByLabel('Description').inputValue()]
    await title(page).fill('x'.repeat(65))
    await page.getByLabel('Description').fill('   ')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
    await save(page).click()
    await expect(page.getByText('This field cannot be more than 64 characters')).toBeVisible()
    await expect(page.getByText('This field is required')).toBeVisible()
    await expect(title(page)).toBeFocused()
    await page.getByLabel('Description').fill('y'.repeat(481))
    await expect(page.getByText('This field cannot be more than 480 characters')).toBeVisible()
    await title(page).fill(words)
    await page.getByLabel('Description').fill(description)
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByLabel('Tracking Code <head>').fill('z'.repeat(10_001))
    await page.getByRole('button', { name: 'Close panel' }).click()
    await save(page).click()
    await expect(page.getByText('This field cannot be more than 10000 characters')).toBeVisible()
    await expect(page.getByLabel('Tracking Code <head>')).toBeFocused()
    await page.getByLabel('Tracking Code <head>').fill('<script>document.title = "Taken over"</script>')
    expect(sent).toEqual([])
  })

  await test.step('a save that fails says so and keeps what was typed; the next one succeeds', async () => {
    await page.route('**/api/agent/forms/form/*', (route) =>
      route.request().method() === 'PATCH' ? fail(route) : route.fallback(),
    )
    await save(page).click()
    await expect(toastOf(page, 'Unable to save changes. Please try again later.')).toBeVisible()
    await page.unroute('**/api/agent/forms/form/*')
    await save(page).click()
    await expect(toastOf(page, 'Changes saved')).toBeVisible()
    await page.reload()
    await expect(page).toHaveTitle('Home Value - Edit')
    await expect(title(page)).toHaveValue('Was ist <b>Ihr</b> Haus wert? 🏡')
    await expect(page.getByRole('checkbox', { name: 'Include selling timeline question' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect(page.getByLabel('Tracking Code <head>')).toHaveValue('<script>document.title = "Taken over"</script>')
    await expectAccessible(page)
  })

  await test.step('two people who change the same form lose nothing unasked', async () => {
    const elsewhere = await browser.newPage()
    await enter(elsewhere, colleague, page.url().slice(page.url().indexOf('/marketing/') + 1))
    await expect(title(elsewhere)).toHaveValue('Was ist <b>Ihr</b> Haus wert? 🏡')
    await page.getByRole('button', { name: 'Content', exact: true }).click()
    await title(page).fill('My words')
    await title(elsewhere).fill('Their words')
    await save(elsewhere).click()
    await expect(toastOf(elsewhere, 'Changes saved')).toBeVisible()
    await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
    await save(page).click()
    const question = page.getByRole('alertdialog', { name: '“Home Value” was changed meanwhile' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Reload' }).click()
    await expect(title(page)).toHaveValue('Their words')
    await title(elsewhere).fill('Their last words')
    await title(page).fill('My words')
    await save(page).click()
    await expect(toastOf(page, 'Changes saved')).toBeVisible()
    await save(elsewhere).click()
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Overwrite' }).click()
    await expect(elsewhere.getByRole('alertdialog')).toBeHidden()
    await expect(title(page)).toHaveValue('Their last words')
    await elsewhere.close()
  })

  await test.step('nobody leaves unasked with something unsaved', async () => {
    await title(page).fill('Never kept')
    await close(page).click()
    const question = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveValue('Never kept')
    await close(page).click()
    await question.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.getByRole('row').nth(1)).toContainText('Home Value')
  })

  await test.step('only a form about the value of a home asks for the time of a sale', async () => {
    await page.getByRole('link', { name: 'Buyer Consultation' }).click()
    await expect(title(page)).toHaveValue('Looking for your next home?')
    await expect(page.getByText('Include selling timeline question')).toBeHidden()
  })

  await test.step('an address below the list leads to the list, an unknown form nowhere', async () => {
    await page.goto(`${list}/something/else`)
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await page.goto(`${list}/form/${agency.accountId}/edit`)
    await expect(page).toHaveURL(/\/not-found$/)
    await page.goto(`${list}/form-group/${agency.accountId}/edit`)
    await expect(page).toHaveURL(/\/not-found$/)
  })
})

test('the forms of a group are put into another order by keyboard', async ({
  page,
  enter,
  founding,
  expectAccessible,
}) => {
  const agency = await founding.agency()
  const member = await founding.member(agency)
  const names = page.getByRole('listitem').getByRole('link')
  const group = `marketing/form/form-group/${agency.groupIds[0]}/edit`
  await enter(page, member, group)
  await expect(page).toHaveTitle('Home Value and Selling - Edit')
  await expect(
    page.getByText(
      'You can update the title and description of each individual form in their respective settings page',
    ),
  ).toBeVisible()
  await expect(names).toHaveText([/^Home Value/, /^Seller Consultation/, /^Mortgage Check/])
  const preview = page.frameLocator('iframe[title="Preview of Home Value and Selling"]')
  await expect(preview.getByText('Are you considering selling your home?')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Move Home Value' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Home Value is now at position 1 of 3.', { exact: true })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Home Value is now at position 2 of 3.', { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names).toHaveText([/^Seller Consultation/, /^Home Value/, /^Mortgage Check/])
  await expect(preview.getByText('Are you considering selling your home?')).toBeHidden()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Tracking Code <head>').fill('<!-- counted -->')
  await save(page).click()
  await expect(toastOf(page, 'Changes saved')).toBeVisible()
  await page.reload()
  await expect(names).toHaveText([/^Seller Consultation/, /^Home Value/, /^Mortgage Check/])
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByLabel('Tracking Code <head>')).toHaveValue('<!-- counted -->')
  await page.getByRole('button', { name: 'Content', exact: true }).click()

  await names.first().click()
  await expect(page).toHaveTitle('Seller Consultation - Edit')
  await close(page).click()
  await expect(page).toHaveTitle('Home Value and Selling - Edit')
  await page.goto(`/a/${agency.accountId}/${group}?next=${encodeURIComponent('//evil.example')}`)
  await close(page).click()
  await expect(page).toHaveTitle('Forms')
})

test('an agent without the permission learns whom to ask, and nothing else', async ({
  page,
  enter,
  founding,
  expectAccessible,
}) => {
  const agency = await founding.agency()
  const member = await founding.member(agency, undefined, { role: 'AGENT' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/agent/forms') && asked.push(request.url()))
  await enter(page, member, 'marketing/form')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forms', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await page.goto(`/a/${agency.accountId}/marketing/form/form/${agency.formIds.get('HV')}/edit`)
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
})

test('on a phone a form is edited over its preview', async ({ page, enter, founding, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await founding.agency()
  const member = await founding.member(agency)
  await enter(page, member, 'marketing/form')
  await page.getByRole('link', { name: 'Mortgage Check' }).click()
  await title(page).fill('A better rate?')
  await expectAccessible(page)
  await hasNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Close panel' }).click()
  const preview = page.frameLocator('iframe[title="Preview of Mortgage Check"]')
  await expect(preview.getByText('A better rate?')).toBeVisible()
  await save(page).click()
  await expect(toastOf(page, 'Changes saved')).toBeVisible()
  await close(page).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Mortgage Check')
  await hasNoSidewaysScroll(page)
})
