import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { findToast, menuItem, openMenu } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

const expectDisabledReason = (page: Page, name: string, reason: string) =>
  expect(page.getByRole('main').getByRole('button', { name })).toHaveAccessibleDescription(reason)

test('an agent at the plan limit cannot create, clone or unarchive widgets', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await factory.createAsset(agency, { name })
  await factory.createAsset(agency, { name: 'Old widget', status: 'ARCHIVED' })
  await openAs(page, await factory.createMember(agency), 'marketing/widget')

  await test.step('the list explains the limit', async () => {
    await expect(page.getByText('You have 0 Widgets remaining.', { exact: true }).last()).toBeVisible()
    await expectDisabledReason(page, 'Create Widget', 'You have 0 Widgets remaining.')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
    await openMenu(page, 'Third')
    await expect(menuItem(page, 'Clone')).toHaveAccessibleDescription(
      "You cannot clone widgets as you've reached your plan's limit.",
    )
    await page.keyboard.press('Escape')
    await openMenu(page, 'Old widget')
    await expect(menuItem(page, 'Unarchive')).toHaveAccessibleDescription(
      "You cannot unarchive widgets as you've reached your plan's limit.",
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('templates cannot be used', async () => {
    await followLink(page, `/a/${agency.accountId}/marketing/widget/new?template=home-value-search`)
    await expect(page.getByRole('button', { name: 'Use Widget' })).toHaveAccessibleDescription(
      'You have 0 Widgets remaining.',
    )
  })

  await test.step('the server enforces the limit if the page shows an outdated count', async () => {
    await page.route('**/api/agent/widget/config/count', (route) => route.fulfill({ json: { count: 0 } }))
    await page.goto(`/a/${agency.accountId}/marketing/widget`)
    await openMenu(page, 'Third')
    await menuItem(page, 'Clone').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clone' }).click()
    await expect(findToast(page, "You cannot clone widgets as you've reached your plan's limit.")).toBeVisible()
    await page.keyboard.press('Escape')
    await openMenu(page, 'Old widget')
    await menuItem(page, 'Unarchive').click()
    await expect(findToast(page, "You cannot unarchive widgets as you've reached your plan's limit.")).toBeVisible()
  })
})

test('an account without widgets in its plan sees what they offer', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  const plan = {
    id: newId(),
    plan_name: 'Bare',
    feature_flags: '{}',
    numerical_feature_map: JSON.stringify({ 'landing-pages': 2 }),
  }
  await owner.db.insertInto('plans').values(plan).execute()
  const agency = await factory.createAgency({ plan_id: plan.id })
  const member = await factory.createMember(agency)
  await openAs(page, member, 'marketing/widget')
  await expect(page.getByText('Unlock in Growth & Scale Plans')).toBeVisible()
  await expect(page.getByText('Create Widget')).toBeHidden()
  const sample = page.frameLocator('iframe[title="Address Search"]')
  await expect(sample.getByPlaceholder('Which home are you thinking of selling?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Compare Plans' }).click()
  await expect(page).toHaveTitle('Compare Plans')
  await expect(page.getByRole('columnheader', { name: /^Bare/ })).toContainText('Your plan')
  await expect(page.getByRole('row', { name: 'Widgets' })).toContainText('25')
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveTitle('What are Widgets')
  await expectAccessible(page)
  await followLink(page, `/a/${agency.accountId}/marketing/widget/new`)
  await expect(page.getByText('Unlock in Growth & Scale Plans')).toBeVisible()
})
