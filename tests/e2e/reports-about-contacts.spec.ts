import { readFile } from 'node:fs/promises'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Locator, Page } from '@playwright/test'
import { enqueue } from '../../api/src/platform/jobs/jobs.ts'
import { newId } from '../../shared/src/ids.ts'
import { expect, test } from '../support/story.ts'

const tile = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true })
const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).locator('tbody').getByRole('row')
const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)

test('an owner sees who is warm, whom they can reach and who may sell', async ({
  page,
  factory,
  owner: { db },
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const account = { account_id: agency.accountId }
  const tab = (name: string) => page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name })

  const [nora, tom, ana] = [newId(), newId(), newId()]
  const home = newId()

  await test.step('reports without contacts are empty', async () => {
    await openAs(page, member, 'reports')
    await expect(page).toHaveURL(/\/reports\/engagement$/)
    for (const name of ['Engagement', 'Database Insight', 'Property Intelligence']) {
      await tab(name).click()
      await expect(page.getByText('No data available yet', { exact: true })).toBeVisible()
    }
  })

  await db
    .insertInto('contacts')
    .values([
      {
        ...account,
        id: nora,
        first_name: 'Nora',
        last_name: 'Field',
        source: 'Widget',
        custom: '{}',
        email: 'nora@example.com',
        owner_id: member.agentId,
        created_at: daysAgo(5),
      },
      {
        ...account,
        id: tom,
        first_name: 'Tom',
        last_name: 'Reed',
        source: 'Import',
        custom: '{}',
        phone: '+16035550142',
      },
      { ...account, id: ana, first_name: 'Ana', last_name: 'Lopez', source: 'Import', custom: '{}' },
    ])
    .execute()
  await db
    .insertInto('properties')
    .values({
      ...account,
      id: home,
      door_number: '12',
      street: 'Oak Street',
      city: 'Dover',
      state: 'NH',
      zip: '03820',
      full_address: '12 Oak Street, Dover, NH 03820',
      latitude: 43.2,
      longitude: -70.9,
      custom: '{}',
      last_sold_on: '2012-05-01',
    })
    .execute()
  await db
    .insertInto('contact_properties')
    .values({ ...account, contact_id: nora, property_id: home })
    .execute()
  await db
    .insertInto('value_estimates')
    .values({
      ...account,
      property_id: home,
      provider: 'ATTOM',
      value_date: daysAgo(3).toISOString().slice(0, 10),
      median_cents: 500_000_00,
      low_cents: 480_000_00,
      high_cents: 520_000_00,
      confidence: 80,
    })
    .execute()
  const submission = JSON.stringify({ subject: 'widget', subjectName: 'Address search', answers: [] })
  const visit = JSON.stringify({ dashboardId: newId(), visitId: newId() })
  const postcard = JSON.stringify({ postcardId: newId(), title: 'Spring prices' })
  const did = [
    { contact_id: nora, event_group: 'FORM_SUBMISSION', kind: 'SUBMITTED', at: daysAgo(2), detail: submission },
    { contact_id: nora, event_group: 'DASHBOARD', kind: 'VIEWED', at: daysAgo(1), detail: visit },
    { contact_id: tom, event_group: 'POSTCARD', kind: 'SCANNED', at: daysAgo(45), detail: postcard },
  ]
  await db
    .insertInto('timeline_entries')
    .values(did.map((entry) => ({ ...account, id: newId(), ...entry })))
    .execute()

  await test.step('the warmest contacts come first, with what they did', async () => {
    await page.goto(`/a/${agency.accountId}/reports/engagement`)
    await expect(
      page.getByRole('heading', { name: '1 contact is hot or warm; 1 contact warmed up and 1 cooled down.' }),
    ).toBeVisible()
    const rows = rowsOf(page, 'Warmest contacts')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Nora Field')
    await expect(rows.first()).toContainText('1 submission, 1 visit')
    await page.getByRole('button', { name: 'About Hot or warm' }).click()
    await expect(page.getByRole('dialog')).toContainText('20 points are hot, 8 warm')
    await page.keyboard.press('Escape')
    await tile(page, 'Hot or warm').getByRole('link', { name: 'Show Hot or warm in the table' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toBeInViewport()
    await expect(page.getByRole('combobox', { name: 'Warmth' })).toContainText('Hot or warm')
    await tile(page, 'Cooled down').getByRole('link').click()
    await expect(rows.first()).toContainText('Tom Reed')
    await expect(rows).toHaveCount(1)
    await expect(page.getByLabel('Trend')).toContainText('Cooled down')
    await expect(page.getByRole('combobox', { name: 'Warmth' })).toContainText('Hot to cold')
    await expect(rows.first()).toContainText('Tom Reed')
    await page.reload()
    await expect(page.getByLabel('Trend')).toContainText('Cooled down')
    await expect(rows).toHaveCount(1)
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Tom Reed')
    await rows.first().getByRole('link', { name: 'Tom Reed' }).click()
    await expect(page).toHaveURL(new RegExp(`contacts/${tom}`))
  })

  await test.step('a figure of the database leads to exactly its contacts', async () => {
    await page.goto(`/a/${agency.accountId}/reports/database-insight`)
    await expect(tile(page, 'Contacts')).toContainText('3')
    await expect(tile(page, 'Reachable by email')).toContainText('33.3%1/3')
    await expect(page.getByLabel('Trend')).toHaveCount(0)
    await expectAccessible(page)
    await rowsOf(page, 'What to fix first').filter({ hasText: 'No email' }).getByRole('link').click()
    await expect(page.getByText('Has an email: no')).toBeVisible()
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(2)
    await page.goBack()
    await tile(page, 'Reachable by phone').getByRole('link', { name: 'Show Reachable by phone contacts' }).click()
    await expect(page.getByRole('link', { name: 'Tom Reed' })).toBeVisible()
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(1)
  })

  await test.step('homes show who is likely to sell, and why, once the figures are calculated', async () => {
    await enqueue(db, 'refresh-property-figures', { accountId: agency.accountId })
    const title = page.getByRole('heading', { name: '1 owner is likely to sell, out of 1 home.' })
    await expect(async () => {
      await page.goto(`/a/${agency.accountId}/reports/property-intelligence`)
      await expect(title).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByText('As of today')).toBeVisible()
    const row = rowsOf(page, 'Homes').first()
    await expect(row).toContainText('12 Oak Street')
    await expect(row).toContainText(/Asked us something, visited lately, owned \d+ years/)
    await expect(page.getByRole('button', { name: '12 Oak Street, Dover, NH 03820, Nora Field' })).toBeVisible()
    await page.getByLabel('Chart', { exact: true }).click()
    await page.getByRole('option', { name: 'Chart by city' }).click()
    await expect(page.getByRole('heading', { name: 'Homes by city' })).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`property/${home}`))
  })
})
