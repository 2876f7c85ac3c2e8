import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

test('an agent chooses what rings the bell and what comes by email', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const colleague = await factory.createMember(agency)
  await openAs(page, await factory.createMember(agency, undefined, { role: 'AGENT' }), 'settings/profile')
  await page.getByRole('link', { name: 'Notification Settings' }).click()
  await expect(page).toHaveTitle('Notification Settings')
  const assigned = (channel: string) => page.getByRole('checkbox', { name: `Lead assigned to you: ${channel}` })
  await expect(assigned('Bell')).toBeChecked()
  await expect(page.getByText('Email domain and reputation')).toBeHidden()
  await assigned('Bell').uncheck()
  await assigned('Daily').check()
  await assigned('Email').check()
  await page.getByRole('combobox', { name: 'Send At' }).click()
  await page.getByRole('option', { name: '5:00 PM' }).click()
  await expect(page.getByText('Without news, no email.')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/agent/notifications/settings', failRequest, { times: 1 })
  await page.getByRole('checkbox', { name: 'Mention: Email' }).click()
  await expect(findToast(page, 'Something went wrong')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Mention: Email' })).not.toBeChecked()

  await page.reload()
  await expect(assigned('Bell')).not.toBeChecked()
  await expect(assigned('Daily')).toBeChecked()
  await expect(assigned('Email')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Send At' })).toHaveText('5:00 PM')
  await openAs(page, colleague, 'settings/notification')
  await expect(assigned('Bell')).toBeChecked()
  await expect(assigned('Daily')).not.toBeChecked()
  await expect(page.getByText('Email domain and reputation')).toBeVisible()
})
