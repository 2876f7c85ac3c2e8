import { newId } from '@gable/shared/ids.ts'
import { userNotAvailable } from '@gable/shared/team/messages.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { createLeads } from '../../api/src/testing/leads.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('a colleague is invited, gets a permission while signed in, and hands over when they leave', async ({
  page,
  browser,
  userAgent,
  openAs,
  factory,
  owner,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const founder = await factory.createMember(agency)
  const successor = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const email = `${newId()}@example.com`
  await openAs(page, founder, 'settings/team')
  await expect(page).toHaveTitle('Team Members')
  await expect(page).toHaveURL(/settings\/team\/users$/)
  await expect(page.getByText('2 of 25 seats used')).toBeVisible()
  await inviteMember(page, email)
  await expectAccessible(page)

  // The invited person opens the link in a browser of their own.
  const link = (await findEmail(email)).links.find((url) => url.includes('invitationToken')) ?? ''
  const context = await browser.newContext({ ...(userAgent && { userAgent }) })
  const theirs = await context.newPage()
  await theirs.goto(new URL(link).pathname + new URL(link).search)
  await expect(theirs).toHaveURL(/onboarding\/personal-details/)
  await owner.db
    .updateTable('agents')
    .set({ onboarding_step: 'COMPLETED' })
    .where('user_id', '=', await factory.createUser(email))
    .execute()
  await theirs.goto(`/a/${agency.accountId}/settings/team`)
  await expect(theirs).toHaveURL(/settings\/profile$/)
  await expect(theirs.getByRole('link', { name: 'Team Members' })).toHaveAttribute('aria-disabled', 'true')

  // A permission takes effect in the console that is already open.
  await page.getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('link', { name: 'Permissions', exact: true }).click()
  await page.getByRole('switch', { name: 'Manage account settings' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(findToast(page, 'Permissions saved')).toBeVisible()
  await expectAccessible(page)
  await theirs.getByRole('link', { name: 'Team Members' }).click()
  await expect(theirs.getByText('3 of 25 seats used')).toBeVisible()
  await expect(theirs.getByRole('button', { name: `Actions for ${founder.email}` })).toHaveCount(0)

  // What they own is counted before it moves, and their open console is signed out.
  const { id: agentId } = await getAgent(owner, agency.accountId, email)
  const [leadId = ''] = await createLeads(owner.db, agency.accountId, [{ name: 'Nora Field', agent_id: agentId }])
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('dialog', { name: `Deactivate ${email}?` })
  await expect(dialog.getByText('1 open lead')).toBeVisible()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Team Member' }).fill(successor.email)
  await page.getByRole('option', { name: new RegExp(successor.email) }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(findToast(page, `${email} deactivated`)).toBeVisible()
  await expect(theirs).toHaveURL(/auth\/login/)
  await expect(page.getByText('1 open lead handed over to Ada Moss.')).toBeVisible()
  await expectAccessible(page)
  const lead = await owner.db.selectFrom('leads').select('agent_id').where('id', '=', leadId).executeTakeFirst()
  expect(lead?.agent_id).toBe(successor.agentId)

  await page.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(findToast(page, `${email} reactivated`)).toBeVisible()
  await context.close()
})

test('roles are changed for everyone, and unknown users lead back to the start', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const founder = await factory.createMember(agency)
  await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, founder, 'settings/team/roles-and-permissions')
  await expect(page).toHaveTitle('Team Members')
  const ofAgents = page.getByRole('checkbox', { name: 'Agent: Manage marketing' })
  await ofAgents.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(findToast(page, 'Permissions saved')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(ofAgents).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Owner: Manage marketing' })).toHaveAttribute('aria-disabled', 'true')

  // The only owner cannot step down.
  await followLink(page, `/a/${agency.accountId}/settings/team/users/${founder.userId}/permissions`)
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Agent' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByRole('alert')).toContainText('Your team needs at least one owner.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Owner' }).click()

  await followLink(page, `/a/${agency.accountId}/settings/team/users/${newId()}`)
  await expect(findToast(page, userNotAvailable)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/(home|getting-started)$`))
  // The server's answer when the roles are gone.
  await page.route('**/api/agent/role-wise-permissions', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found' } }),
  )
  await page.goto(`/a/${agency.accountId}/settings/team/roles-and-permissions`)
  await expect(page).toHaveURL(/\/not-found$/)
})

async function inviteMember(page: Page, email: string) {
  await page.getByRole('button', { name: 'Invite members' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite members' })
  await dialog.getByLabel('Emails').fill('nora@example.com, liam')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog.getByText('“liam” is not a valid email')).toBeVisible()
  await dialog.getByLabel('Emails').fill(email)
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.getByRole('option', { name: 'Agent' }).click()
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(findToast(page, `Invitation sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited')
}

const getAgent = (owner: Database, accountId: string, email: string) =>
  owner.db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('agents.id')
    .where('agents.account_id', '=', accountId)
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
