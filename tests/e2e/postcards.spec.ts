import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('the daily limit is a whole number, and large ones are agreed with support', async ({ page, openAs, factory }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'marketing/postcard')
  await expect(page.getByText('No Postcards Found')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Daily Limit' }).click()
  const limit = page.getByRole('spinbutton', { name: 'Daily Limit' })
  await expect(limit).toHaveValue('50')
  await limit.fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Daily Limit cannot be 0')).toBeVisible()
  await limit.fill('100001')
  await expect(page.getByText('Need more than 100,000 Credits? Contact our Customer Support.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await limit.fill('75')
  await expect(page.getByText('750', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToast(page, 'Daily limit saved')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Daily Limit' }).click()
  await expect(limit).toHaveValue('75')
})
