import { newId } from '@gable/shared/ids.ts'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { expect, test } from '../support/story.ts'
import { submitJourney } from '../support/submit-journey.ts'

test('an owner gives leads from forms to agents by rules, and every lead tells why', async ({
  page,
  factory,
  owner,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await completeBrand({ owner }, agency.brandingId)
  const { subjectId } = await factory.createAsset(agency)
  const admin = await factory.createMember(agency)
  const ines = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await owner.db
    .updateTable('users')
    .set({ first_name: 'Ines', last_name: 'Vale' })
    .where('id', '=', ines.userId)
    .execute()
  const path = `/a/${agency.accountId}/settings/lead-settings`
  const addRule = async (name: string, chooseFilter?: () => Promise<void>) => {
    await page.getByRole('link', { name: 'Add rule' }).click()
    await expect(page).toHaveTitle('Add Lead Routing Rule')
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await chooseFilter?.()
    await page.getByRole('combobox', { name: 'Agent' }).fill('Ines')
    await page.getByRole('option', { name: 'Ines Vale' }).click()
    await page.getByRole('button', { name: 'Add rule' }).click()
    await expect(findToast(page, `“${name}” added`)).toBeVisible()
  }

  await test.step('the lead settings start with the response time', async () => {
    await openAs(page, admin, 'settings/lead-settings')
    await expect(page).toHaveURL(`${path}/configure`)
    await page.getByLabel('Respond to New Leads Within').fill('4')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(findToast(page, 'Settings saved')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Respond to New Leads Within')).toHaveValue('4')
    await page.getByRole('link', { name: 'User Mapping' }).click()
    await expect(page).toHaveTitle('Import User Mapping')
    await page.getByRole('link', { name: 'Automate' }).click()
  })

  await test.step('rules are added', async () => {
    await expect(page.getByText('No routing rules yet')).toBeVisible()
    await expectAccessible(page)
    await addRule('Everything')
    await addRule('Dover sellers', async () => {
      await page.getByRole('button', { name: 'Add filter' }).click()
      await page.getByRole('menuitem', { name: 'City' }).click()
      await page.getByRole('textbox', { name: 'City contains' }).fill('Dover, Bath')
      await page.getByRole('button', { name: 'Apply' }).click()
    })
    await expect(page.getByText('City contains “Dover, Bath” → To Ines Vale')).toBeVisible()
  })

  await test.step('the second rule is moved up by keyboard', async () => {
    await moveItem(page, 'Dover sellers', { from: 2, to: 1, of: 2 })
    await expect(findToast(page, 'Order saved')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'so far' }).first()).toContainText('Dover sellers')
    await expectAccessible(page)
  })

  await test.step('a described lead shows which rule takes it and why', async () => {
    await page.getByRole('button', { name: 'Test rules' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test Rules' })
    await dialog.getByLabel('City').fill('Dover')
    await dialog.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(
      dialog.getByText('Would go to Ines Vale by the rule “Dover sellers” because the home is in Dover.'),
    ).toBeVisible()
    await expect(dialog.getByText('Not reached')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('a lead from a form goes to the agent and tells why', async () => {
    await submitJourney(page.request, subjectId)
    await followLink(page, `/a/${agency.accountId}/leads/list`)
    await page.getByRole('link', { name: 'Nora Field' }).first().click()
    await expect(
      page.getByText('Given to Ines Vale by the rule “Dover sellers” because the home is in Dover.'),
    ).toBeVisible()
  })

  await test.step('a rule is renamed, and says when its agent has left', async () => {
    await page.goto(`${path}/automate`)
    await expect(page.getByText('1 lead so far')).toBeVisible()
    await page.getByRole('link', { name: 'Dover sellers' }).click()
    await expect(page).toHaveTitle('Edit Lead Routing Rule')
    await page.getByRole('textbox', { name: 'Name' }).fill('Dover')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(findToast(page, '“Dover” saved')).toBeVisible()
    await owner.db.updateTable('agents').set({ deactivated_at: new Date() }).where('id', '=', ines.agentId).execute()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Dover')
    await expect(page.getByText('Ines Vale is no longer on the team.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a rule that does not exist, and missing filters, lead to the not-found page', async () => {
    await followLink(page, `${path}/automate/${newId()}`)
    await expect(
      findToast(page, 'The lead routing rule you are attempting to reach is no longer available.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/not-found$/)
    await page.route('**/api/agent/lead-routing/filter-config', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found' } }),
    )
    await page.goto(`${path}/automate`)
    await expect(findToast(page, 'Lead Routing filter config is no long available.')).toBeVisible()
    await expect(page).toHaveURL(/\/not-found$/)
  })
})
