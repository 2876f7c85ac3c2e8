import { newId } from '@gable/shared/ids.ts'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { followLink } from '../support/follow-link.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

const calls = '**/api/agent/landing-page/**'

test('account pages require the marketing permission, and personal pages are private', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  await completeBrand({ owner }, agency.brandingId)
  const [manager, agent] = [
    await factory.createMember(agency, undefined, { purl_id: `boss-${newId().slice(-12)}` }),
    await factory.createMember(agency, undefined, { role: 'AGENT' }),
  ]
  const settings = { kind: 'landing-page', type: 'WEBSITE_1' } as const
  const accountPage = await factory.createAsset(agency, { ...settings, name: 'Home Value Leads' })
  await factory.createAsset(agency, { ...settings, name: 'Old page', status: 'ARCHIVED' })
  const agentPage = await factory.createAsset(agency, {
    ...settings,
    name: 'Page of the agent',
    agent_id: agent.agentId,
  })
  const base = `/a/${agency.accountId}/marketing/landing-page`
  const fits = async () => await expectNoHorizontalScroll(page)

  await test.step('lists and filters the account pages', async () => {
    await openAs(page, manager, 'marketing/landing-page')
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page).toHaveTitle('Account Landing Pages')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Landing Page')
    await expect(page.getByText('2 Account Landing Pages', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Archived' }).click()
    await filters.getByRole('button', { name: 'Show results' }).click()
    await expect(filters).toBeHidden()
    await expect(page.getByText('1 Account Landing Page', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search for Landing Pages' }).fill('Leads')
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(
      page.getByText("We couldn't find any matches. Try a different search or refine your criteria."),
    ).toBeVisible()
    await fits()
  })

  await test.step('retries after a failed request', async () => {
    await page.route(calls, failRequest)
    await page.goto(`${base}/account`)
    await expect(page.getByText('The landing pages could not be loaded')).toBeVisible()
    await followLink(page, `${base}/${accountPage.subjectId}`)
    await expect(page.getByText('The landing page could not be loaded')).toBeVisible()
    await pressRetry(page, calls)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Value Leads')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link', { name: 'Account Landing Pages' })).toBeVisible()
    await fits()
    await followLink(page, `${base}/account/new`)
    await expect(page.getByText('7 Templates', { exact: true })).toBeVisible()
    await fits()
  })

  await test.step('redirects unknown paths to the personal pages, and hides other agents’ pages', async () => {
    for (const path of ['', '/something', '/something/edit', `/${accountPage.subjectId}/something`]) {
      await followLink(page, base + path)
      await expect(page).toHaveURL(new RegExp(`${base}/personal$`))
    }
    await expect(page.getByText('0 Personal Landing Pages', { exact: true })).toBeVisible()
    for (const id of [agentPage.subjectId, newId()]) {
      for (const path of ['', '/edit']) {
        await followLink(page, `${base}/${id}${path}`)
        await expect(page).toHaveURL(/\/not-found$/)
      }
    }
  })

  await test.step('shows an agent without marketing permission personal pages only', async () => {
    await page.context().clearCookies()
    await openAs(page, agent, 'marketing/landing-page/personal')
    await expect(page.getByRole('button', { name: 'Set up personalized URL' })).toBeVisible()
    await fits()
    for (const path of ['/account', '/account/new', `/${accountPage.subjectId}`]) {
      await page.goto(base + path)
      await expect(page.getByText('You need access to view this page')).toBeVisible()
      await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
    }
    await followLink(page, `${base}/${agentPage.subjectId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page of the agent')
    await followLink(page, `${base}/personal/new?template=home-value`)
    await expect(page.getByRole('button', { name: 'Use Landing Page' })).toHaveAccessibleDescription(
      'Please create your personalized URL first.',
    )
  })
})

test('an agent without marketing permission creates pages under a personalized URL', async ({
  page,
  owner,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  await completeBrand({ owner }, agency.brandingId)
  const purl_id = `agent-${newId().slice(-12)}`
  const agent = await factory.createMember(agency, undefined, { role: 'AGENT', purl_id })
  await openAs(page, agent, 'marketing/landing-page/personal')
  await page.getByRole('link', { name: 'Create Landing Page' }).first().click()
  await page.getByRole('button', { name: 'Home Value', exact: false }).first().click()
  await page.getByRole('button', { name: 'Use Landing Page' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('My page')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveTitle('My page - Edit')
})
