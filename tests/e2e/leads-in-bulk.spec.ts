import { createLeads } from '../../api/src/testing/leads.ts'
import { expect, test } from '../support/story.ts'

test('an agent filters leads, moves several to Lost at once and takes it back with Ctrl+Z', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const ada = await factory.createMember(agency)
  await createLeads(owner.db, ada.accountId, [
    { name: 'Nora Field' },
    { name: 'Ben Stone', lead_type: 'BUYER' },
    { name: 'Cleo West', stage: 'CLOSED' },
  ])
  await openAs(page, ada, 'leads/list')
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Stage is not').click()
  await page.getByRole('option', { name: 'Closed' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 leads', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Stage is not: Closed' })).toBeVisible()

  await page.getByLabel('Select this page').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  const question = page.getByRole('dialog', { name: 'Why were 2 leads lost?' })
  await question.getByLabel('Reason').click()
  await page.getByRole('option', { name: 'Never answered' }).click()
  await question.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(page.getByText('2 leads moved to Lost')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Never answered' })).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('row').filter({ hasText: 'Never answered' })).toHaveCount(0)

  // A move on the board is undone the same way.
  await page.getByRole('radio', { name: 'Kanban' }).click()
  const qualified = page.getByRole('region', { name: 'Qualified', exact: true })
  await page.getByRole('button', { name: 'Actions for Nora Field' }).click()
  await page.getByRole('menuitem', { name: 'Qualified' }).click()
  await expect(qualified.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Nora Field moved to Qualified')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(qualified.getByRole('article')).toHaveCount(0)
})

test('an agent adds a lead for a new person, with owner and next action', async ({
  page,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'leads/list')
  await page.getByRole('button', { name: 'Add lead' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add lead' })
  await dialog.getByRole('radio', { name: 'New person' }).check()
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  await expect(dialog.getByText('Please enter a name, an email or a phone number')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('First Name').fill('Nora')
  await dialog.getByLabel('Phone').fill('603 555 0142')
  await dialog.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Seller' }).click()
  await dialog.getByLabel('Next Action').fill('Send comps')
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  const panel = page.getByRole('dialog', { name: 'Nora' })
  await expect(panel.getByLabel('Next Action')).toHaveValue('Send comps')
  await expect(panel.getByRole('link', { name: 'Call (603) 555-0142' })).toBeVisible()
})
