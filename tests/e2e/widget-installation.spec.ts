import { newId } from '@gable/shared/ids.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { findToast, saveButton } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const buttonText = (page: Page) => page.getByLabel('Button Text')

test('an agent installs a widget and changes its branding', async ({
  page,
  context,
  request,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Kim’s --> "Best" Homes 🏡' })
  const { subjectId } = await factory.createAsset(agency)
  const seaside = { account_id: agency.accountId, id: newId(), name: 'Seaside' }
  await owner.db.insertInto('brandings').values(seaside).execute()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, await factory.createMember(agency), `marketing/widget/${subjectId}/edit`)
  await expect(buttonText(page)).toHaveValue('Get my home value')

  await test.step('sections that could not be loaded can be retried', async () => {
    const paths = ['**/code', '**/sightings', '**/agent/branding']
    for (const path of paths) await page.route(path, failRequest)
    await page.reload()
    await panelButton(page, 'Settings').click()
    await expect(page.getByText('The code could not be loaded')).toBeVisible()
    await expect(page.getByText('The pages could not be loaded')).toBeVisible()
    await expect(page.getByText('The branding templates could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    for (const path of paths) await page.unroute(path)
    for (const section of ['Website Code', 'Installation', 'Branding'])
      await page.getByRole('region', { name: section }).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  await test.step('the copied code works with any agency name', async () => {
    await expect(page.getByRole('heading', { name: 'Website Code' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(findToast(page, 'Code copied to clipboard')).toBeVisible()
    expect(await listPastedNodes(page)).toEqual([
      '<!-- Kim’s "Best" Homes 🏡 -->',
      `script ${new URL(page.url()).origin}/embed/search-widget.js`,
      `search-widget ${subjectId} Get my home value`,
    ])
    const code = page.getByRole('region', { name: 'Code', exact: true })
    for (const [format, line] of [
      ['React', 'export function SearchWidget()'],
      ['Vue', '<script setup>'],
      ['WordPress', '<search-widget widget-id='],
      ['Pinned', 'integrity="sha384-'],
    ] as const) {
      await page.getByRole('radio', { name: format }).check()
      await expect(code).toContainText(line)
    }
    await expect(page.getByRole('link', { name: 'Installation guide' })).toHaveAttribute('href', /\/embed\/guide$/)
  })

  await test.step('pages with the widget are listed with their problems and fixes', async () => {
    await reportInstallations(page, request, subjectId)
    await expectAccessible(page)
  })

  await test.step('the widget uses the selected branding', async () => {
    const branding = page.getByRole('combobox', { name: 'Branding Template to Use' })
    await expect(branding).toHaveText(agency.name)
    await branding.click()
    await page.getByRole('option', { name: 'Seaside' }).click()
    await expect(page.getByText('Your branding is incomplete.')).toBeVisible()
    await saveAndReload(page)
    await panelButton(page, 'Settings').click()
    await expect(branding).toHaveText('Seaside')
    await expect(page.getByText('This code matches the saved widget.')).toBeHidden()
  })
})

/** Reports one page without problems and one with every problem, and checks their cards. */
async function reportInstallations(page: Page, request: APIRequestContext, widgetId: string) {
  await expect(page.getByText('Not seen on any website yet')).toBeVisible()
  const report = (query: string) => request.get(`/api/public/widgets/${widgetId}/seen?${query}`)
  await report(`page=${encodeURIComponent('https://kim.example/')}`)
  const problems = ['CALLS_BLOCKED', 'DEFINED_TWICE', 'HEIGHT_MISSING', 'LINK_MISSING']
  const faults = problems.map((problem) => `faults=${problem}`).join('&')
  await report(`page=${encodeURIComponent('https://bank.example/loans')}&${faults}`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const cards = page.getByRole('listitem').filter({ has: page.getByText(/^Last seen/) })
  await expect(cards).toHaveCount(2)
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', 'https://kim.example/')
  await expect(cards.last()).toContainText('No problems found')
  await expect(cards.first()).toContainText('bank.example/loans')
  await expect(cards.first()).toContainText('Last seen just now, first seen on ')
  for (const text of [
    'blocks the widget',
    'more than once',
    'No space is reserved',
    'link inside the widget is missing',
  ])
    await expect(cards.first()).toContainText(text)
  await expect(cards.first().getByText(/^script-src http/)).toBeVisible()
}

async function saveAndReload(page: Page) {
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
}

/** Lists the nodes that result from pasting the clipboard as HTML into an empty page. */
async function listPastedNodes(page: Page) {
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const emptyPage = await page.context().newPage()
  const nodes = await emptyPage.evaluate((code) => {
    document.body.innerHTML = code
    return [...document.body.childNodes].map((node) => {
      if (node instanceof HTMLScriptElement) return `script ${node.src}`
      if (node instanceof HTMLElement) return `${node.localName} ${node.getAttribute('widget-id')} ${node.textContent}`
      return node instanceof Comment ? `<!--${node.textContent}-->` : node.textContent?.trim()
    })
  }, code)
  await emptyPage.close()
  return nodes.filter(Boolean)
}
