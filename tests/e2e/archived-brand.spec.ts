import { newId } from '@gable/shared/ids.ts'
import { findToast, menuItem, openMenu } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('a brand that a widget uses is archived once the widget has another one', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const ada = await factory.createMember(agency)
  const brandId = newId()
  await owner.db.insertInto('brandings').values({ account_id: agency.accountId, id: brandId, name: 'Luxury' }).execute()
  const { subjectId } = await factory.createAsset(agency, { name: 'Find a home', branding_id: brandId })
  await openAs(page, ada, 'marketing/branding')
  await openMenu(page, 'Luxury')
  await menuItem(page, 'Archive').click()
  const dialog = page.getByRole('dialog', { name: '“Luxury” is in use' })
  await expect(dialog.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', new RegExp(subjectId))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await owner.db.updateTable('assets').set({ branding_id: agency.brandingId }).where('id', '=', subjectId).execute()
  await openMenu(page, 'Luxury')
  await menuItem(page, 'Archive').click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(findToast(page, 'Brand archived')).toBeVisible()
  const archived = page.getByRole('region', { name: 'Archived' })
  await expect(archived.getByRole('heading', { name: 'Luxury' })).toBeVisible()
  await expectAccessible(page)
  await openMenu(page, 'Luxury')
  await menuItem(page, 'Unarchive').click()
  await expect(findToast(page, 'Brand unarchived')).toBeVisible()
  await expect(archived).toHaveCount(0)
})
