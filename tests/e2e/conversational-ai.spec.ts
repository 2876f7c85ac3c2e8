import { createOwnerPage } from '../support/owner-page.ts'
import { expect, test } from '../support/story.ts'

test('an agency turns its assistant on, and a homeowner’s message becomes a lead with its transcript', async ({
  page,
  browser,
  request,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { path, agent, contactId } = await createOwnerPage({ owner, factory, request })
  expect(await (await request.get(path)).text()).not.toContain('Leave a message')
  const seller = await browser.newPage()
  await openAs(page, agent, 'conversational-ai')
  await expect(page.getByRole('heading', { name: 'Conversational AI', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/Conversational AI/)
  await expect(page.getByText('No language model is connected')).toBeVisible()
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await expectAccessible(page)

  await test.step('the agency names its assistant and turns it on', async () => {
    await page
      .getByRole('row', { name: /Contact dashboard/ })
      .getByText('Assistant', { exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await dialog.getByLabel('Name').fill('Robin')
    await dialog.getByRole('switch', { name: 'Show to Visitors' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /Robin.*Contact dashboard.*On/ })).toBeVisible()
  })

  await test.step('without a model the homeowner leaves a message, and is told who reads it', async () => {
    await seller.goto(path)
    await seller.getByText('Leave a message').click()
    const field = seller.getByLabel('Your message')
    await field.fill('Please call me <b>today</b>')
    await seller.getByRole('button', { name: 'Send', exact: true }).click()
    const log = seller.getByRole('log')
    await expect(log).toContainText('Please call me <b>today</b>')
    await expect(log).toContainText('Your message was sent to')
    await expect(field).toBeFocused()
    await expectAccessible(seller)
  })

  await test.step('the agent reads the transcript', async () => {
    await page.getByText('Please call me <b>today</b>').click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('list', { name: 'Transcript' }).getByRole('listitem')).toHaveCount(2)
    await expect(panel).toContainText('Left a message')
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Open contact' }).click()
    await expect(page).toHaveURL(new RegExp(`contacts/${contactId}`))
    await page.getByRole('link', { name: /Asked on their dashboard: “Please call me/ }).click()
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Transcript' })).toBeVisible()
  })

  await test.step('in Spanish and without script it is a form', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${path}?lang=es`)
    await plain.getByText('Dejar un mensaje').click()
    await plain.getByLabel('Su mensaje').fill('Llámeme, por favor')
    await plain.getByRole('button', { name: 'Enviar', exact: true }).last().click()
    await expect(plain.getByText('Su mensaje se envió a')).toBeVisible()
    await context.close()
  })
  await seller.close()
})

test('a visitor of a form leaves a message in Spanish, and the agency opens the lead', async ({
  page,
  browser,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const { subjectId } = await factory.createAsset(agency)
  await openAs(page, await factory.createMember(agency), 'conversational-ai')
  await page
    .getByRole('row', { name: /Forms of widgets and pages/ })
    .getByText('Assistant', { exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'Show to Visitors' }).click()
  await expect(dialog.getByText('Facts about the home')).toBeHidden()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Forms of widgets and pages.*On/ })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(`/f/${subjectId}?lang=es`)
  await visitor.getByRole('button', { name: /^Preguntar a/ }).click()
  const panel = visitor.getByRole('region', { name: 'Dejar un mensaje' })
  await panel.getByLabel('Su mensaje').fill('¿Venden castillos?')
  await panel.getByLabel('Su nombre').fill('Nora Field')
  await panel.getByLabel('Teléfono').fill('(207) 555-0143')
  await expectAccessible(visitor)
  await panel.getByRole('button', { name: 'Enviar' }).click()
  await expect(panel.getByRole('log')).toContainText('Su mensaje se envió a')
  await visitor.close()

  await page.getByText('¿Venden castillos?').click()
  await expect(page.getByRole('dialog')).toContainText('Left a message')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Open contact' }).click()
  await expect(page.getByRole('link', { name: /Asked beside the form of the widget/ })).toBeVisible()
})
