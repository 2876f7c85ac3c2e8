import { newId } from '@gable/shared/ids.ts'
import { startFollowUpBossServer } from '../../api/src/testing/follow-up-boss/server.ts'
import { followUpBossKey } from '../../api/src/testing/follow-up-boss/state.ts'
import { followLink } from '../support/follow-link.ts'
import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

test('Homeward is a way to sell, in the editor and on the page of a home, while it is connected', async ({
  page,
  openAs,
  owner,
  factory,
  request,
  expectAccessible,
}) => {
  const { path, agent, callApi } = await createOwnerPage({ owner, factory, request })
  const [{ _id: dashboardId }] = await callApi('GET', '/agent/contact-dashboard')
  const showsHomeward = async () => (await (await request.get(path)).text()).includes('Sell to Homeward')

  await openAs(page, agent, 'marketplace')
  await expect(page).toHaveTitle('App Marketplace')
  await page.getByRole('searchbox', { name: 'Search apps' }).fill('before they sell')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Connect Homeward' }).click()
  await expect(page.getByText('Add a selling option to your contact dashboards')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(findToast(page, 'Homeward connected')).toBeVisible()
  await expect(page).toHaveURL(/integrations\/homeward\/[^/]+\/about$/)
  await expectAccessible(page)

  const panel = page.getByRole('region', { name: 'Panel' })
  const openOptions = async (openPage: (path: string) => Promise<unknown> = (path) => followLink(page, path)) => {
    await openPage(`/a/${agent.accountId}/marketing/contact-dashboard/${dashboardId}/edit`)
    await panel.locator('[data-module="SELLING_OPTIONS"]').click()
    await panel.getByRole('button', { name: 'Selling Options', exact: true }).click()
  }
  await openOptions()
  await panel.getByRole('switch', { name: 'Show Homeward', exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(showsHomeward).toBe(true)
  await page.route('**/api/agent/connected-apps', failRequest)
  await openOptions((path) => page.goto(path))
  await expect(panel.getByRole('switch', { name: 'Show Custom Option 1' })).toBeVisible()
  await expect(panel.getByRole('switch', { name: 'Show Homeward' })).toBeHidden()
  await page.unroute('**/api/agent/connected-apps')

  await followLink(page, `/a/${agent.accountId}/settings/integrations`)
  await expect(page).toHaveTitle('Connected Apps')
  await expect(findRow(page, 'Homeward')).toContainText('Active')
  await expectAccessible(page)
  await openMenu(page, 'Homeward')
  await menuItem(page, 'Disconnect').click()
  const dialog = page.getByRole('alertdialog', { name: 'Disconnect Homeward?' })
  await expect(dialog).toContainText('Its settings stay')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No connected apps yet')).toBeVisible()
  expect(await showsHomeward()).toBe(false)
  await openOptions()
  await expect(panel.getByRole('switch', { name: 'Show Custom Option 1' })).toBeVisible()
  await expect(panel.getByRole('switch', { name: 'Show Homeward' })).toBeHidden()
})

test('Follow Up Boss is connected with a key that it knows', async ({ page, openAs, factory, expectAccessible }) => {
  const server = await startFollowUpBossServer(Number(process.env.STORY_CRM_PORT))
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const agent = await factory.createMember(agency)
  await openAs(page, agent, 'marketplace/follow-up-boss/install')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByLabel('API Key').fill('fka_wrong')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Follow Up Boss does not know this key')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('API Key').fill(followUpBossKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(findToast(page, 'Follow Up Boss connected')).toBeVisible()
  await expect(page).toHaveURL(/integrations\/follow-up-boss\/[^/]+\/overview$/)
  await expect(page.getByText(followUpBossKey.slice(-4))).toBeVisible()
  await expect(page.getByText(followUpBossKey)).toBeHidden()
  await expectAccessible(page)
  const address = page.url()

  await followLink(page, `/a/${agency.accountId}/marketplace/follow-up-boss/install`)
  await expect(page).toHaveURL(address)
  await followLink(page, address.replace('/overview', ''))
  await expect(page).toHaveURL(address)
  await server.close()
})

test('Zapier signs in with a key of its own', async ({
  page,
  openAs,
  factory,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await openAs(page, await factory.createMember(agency), 'marketplace/zapier/install')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('navigation', { name: 'Zapier' }).getByRole('link', { name: 'Authentication' }).click()
  await page.getByRole('button', { name: 'Create API key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  const key = (await shown.locator('pre').textContent()) ?? ''
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(`${key.slice(0, 12)}…`)).toBeVisible()
  await expectAccessible(page)
  const zapier = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const listTags = async () => (await zapier.get('/api/agent/contacts/tags')).status()
  expect(await listTags()).toBe(200)
  await page.reload()
  await expect(page.getByText('Never')).toBeHidden()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Disconnect Zapier?' })
  await expect(dialog).toContainText('What Zaps created stays')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page).toHaveURL(/settings\/integrations$/)
  expect(await listTags()).toBe(401)
  await zapier.dispose()
})

test('an app that is unknown leads to the not-found page, and others see whom to ask', async ({
  page,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await openAs(page, await factory.createMember(agency), `integrations/zapier/${newId()}`)
  await expect(findToast(page, 'Error Occurred while fetching Connected App')).toBeVisible()
  await expect(page).toHaveURL(/\/not-found$/)
  await page.goto(`/a/${agency.accountId}/marketplace/salesforce/install`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeAttached()

  await openAs(page, await factory.createMember(agency, undefined, { role: 'AGENT' }), 'marketplace')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
})
