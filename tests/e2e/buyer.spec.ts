import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { password } from '../../api/src/testing/agency-factory.ts'
import { expect, test } from '../hosts/host-test.ts'
import { createVisitor } from '../hosts/visitor.ts'

test('a buyer works out a budget on a website, keeps the figures beside the form, and the agent knows the budget', async ({
  page,
  open,
  request,
  factory,
  agency,
  owner,
  baseURL,
}) => {
  const { email } = await factory.createMember(agency)
  await request.post('/api/auth/login', { data: { email, password } })
  const added = await request.post('/api/agent/attributes', {
    headers: { 'X-Account-Id': agency.accountId },
    data: { entity: 'CONTACT', label: 'Budget', type: 'MONEY', choices: [] },
  })
  expect(added.ok()).toBe(true)

  const type = 'AFFORDABILITY_CALC'
  const settings = withDefaultSettings(type, { brandingId: agency.brandingId, defaultState: 'ME' })
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
  await open({ head: '<meta name="viewport" content="width=device-width">', body: code })
  const tag = 'affordability-calculator-widget'
  const visitor = createVisitor(page, { type, tag, widgetId, code, link: '' })
  const figure = visitor.element.locator('[part=result] .figure')
  const before = (await figure.textContent()) ?? ''
  await visitor.element.getByLabel('Annual income').fill('180,000')
  await expect(figure).not.toHaveText(before)
  const budget = (await figure.textContent()) ?? ''

  await visitor.openForm()
  await expect(figure).toHaveText(budget)
  await expect(visitor.element.getByText(`Your estimate: ${budget}`)).toBeVisible()
  await visitor.fillForm('buyer@example.com')
  await visitor.send.click()
  await expect(visitor.thanks).toBeFocused()
  await expect(figure).toHaveText(budget)

  const contacts = await owner.db
    .selectFrom('contacts')
    .select('custom')
    .where('account_id', '=', agency.accountId)
    .execute()
  const cents = Number(budget.replace(/\D/g, '')) * 100
  expect(contacts.map(({ custom }) => custom)).toEqual([{ budget: cents }])
})
