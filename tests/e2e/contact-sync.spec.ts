import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { Page } from '@playwright/test'
import { startFollowUpBossServer } from '../../api/src/testing/follow-up-boss/server.ts'
import { followUpBossKey } from '../../api/src/testing/follow-up-boss/state.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

/** Connects the app by request, since the marketplace has stories of its own. Returns the path of its pages. */
async function connectFollowUpBoss(page: Page, { accountId }: { accountId: string }): Promise<string> {
  const response = await page.request.post('/api/agent/connected-apps', {
    data: { appName: 'follow-up-boss', scopes: appCatalog['follow-up-boss'].scopes, credential: followUpBossKey },
    headers: { 'x-account-id': accountId },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return `integrations/follow-up-boss/${(await response.json()).appId}`
}

test('an agency sets up a contact sync, maps users, and sees in the report what happened to whom', async ({
  page,
  signInAs,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.slow()
  const boss = await startFollowUpBossServer(Number(process.env.STORY_CRM_PORT))
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  boss.users.push({ id: 2, name: 'Cy Dale', email: 'cy@elsewhere.example', role: 'Agent' })
  const nora = boss.addPerson({ firstName: 'Nora', lastName: 'Field', tags: ['vip'], assignedUserId: 2 })
  boss.addPerson({ firstName: 'Tom', lastName: 'Reed', stage: 'Past Client' })
  await signInAs(page, member)
  const path = await connectFollowUpBoss(page, member)

  await test.step('nothing is exchanged before the rules are saved, and a preview shows what would be', async () => {
    await openAs(page, member, `${path}/contact-sync`)
    await expect(page.getByText('Contacts are not exchanged yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Set up sync' }).click()
    await page.getByRole('radio', { name: /^Follow Up Boss/ }).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await expect(dialog.getByText('Tom Reed')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Save and start sync' }).click()
    await expect(findToast(page, 'Sync started')).toBeVisible()
  })

  await test.step('everybody comes in, and the saved rules show', async () => {
    await expect(page.getByText('2 contacts')).toBeVisible()
    await expect(page.getByText('Only from Follow Up Boss')).toHaveCount(0)
    await expect(page.getByText('CRM stage')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a user is mapped to a team member, whose contacts get that owner', async () => {
    await page.getByRole('link', { name: 'Map users' }).click()
    await expect(page.getByText('Not mapped').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('combobox', { name: 'Team member for Cy Dale' }).click()
    await page.getByRole('option', { name: new RegExp(member.email) }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(findToast(page, 'User mapping saved')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Cy Dale' })).toContainText('Ada Moss')
  })

  await test.step('a conflict is shown, and a contact who fails can be tried again', async () => {
    await expect.poll(() => boss.requests.filter((request) => request.includes('sort=id')).length).toBeGreaterThan(1)
    boss.faults.push({ status: 400, method: 'POST', path: /^people/ })
    boss.editPerson(nora.id, { firstName: 'Eleonora' })
    const headers = { 'x-account-id': member.accountId }
    const found = await page.request.get('/api/agent/contacts/search?search=field', { headers })
    const [contact] = (await found.json()).data
    await page.request.patch(`/api/agent/contacts/${contact._id}`, { headers, data: { firstName: 'Norah' } })
    const una = { firstName: 'Una', lastName: 'Vale', emailId: `una.${member.accountId}@example.com` }
    await page.request.post('/api/agent/contacts', { headers, data: una })
    await page.getByRole('link', { name: 'Sync Report' }).click()
    await page.getByRole('button', { name: /1 failed/ }).click()
    await expect(page.getByRole('row', { name: /Una Vale.*Failed/ })).toContainText('Follow Up Boss rejected it')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retry all failed' }).click()
    await expect(findToast(page, '1 contact will be tried again')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Retry.*1 created/ })).toBeVisible()
    await page.getByRole('button', { name: /1 conflict/ }).click()
    await expect(page.getByRole('row', { name: /Conflict/ })).toContainText(
      '“Norah” here, “Eleonora” in Follow Up Boss',
    )
  })
  await boss.close()
})

test('a user mapping whose team members are not found says so', async ({ page, signInAs, openAs, factory }) => {
  const boss = await startFollowUpBossServer(Number(process.env.STORY_CRM_PORT))
  const member = await factory.createMember(await factory.createAgency())
  await signInAs(page, member)
  const path = await connectFollowUpBoss(page, member)
  await boss.close()
  await page.route('**/api/agent/all-agency-team-members', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found' } }),
  )
  await openAs(page, member, `${path}/user-mapping`)
  await expect(findToast(page, 'Error Occurred while fetching Team members')).toBeVisible()
  await expect(page).toHaveURL(/not-found/)
})
