import { completeBrand } from '../../api/src/testing/brand.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('who looks after the account sets what holds for all of it, and nobody else does', async ({
  page,
  openAs,
  factory,
  owner,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await completeBrand({ owner }, agency.brandingId)
  const [ada, ben] = [
    await factory.createMember(agency),
    await factory.createMember(agency, undefined, { role: 'AGENT' }),
  ]
  const said = (text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('Data Enrichment: homes that nobody has opened are looked up, now and by night', async () => {
    await openAs(page, ada, 'settings/data-enrichment')
    await expect(page).toHaveTitle('Data Enrichment')
    await expect(page.getByText('No homes yet')).toBeVisible()
    const made = await page.request.post('/api/agent/contacts', {
      headers: { 'X-Account-Id': agency.accountId },
      data: { firstName: 'Nora', address: '12 Oak Street, Dover, NH 03820' },
    })
    expect(made.ok()).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Look up now' }).click()
    await expect(page.getByText('1 home looked up, 0 changed, 0 failed')).toBeVisible()
    await page.getByRole('switch', { name: 'Keep homes up to date by night' }).check()
    await page.getByRole('combobox', { name: 'Look up each home again' }).click()
    await page.getByRole('option', { name: 'every day' }).click()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Look up each home again' })).toHaveText('every day')
  })

  await test.step('Import User Mapping: an owner name is mapped to a team member', async () => {
    await page.getByRole('link', { name: 'Import User Mapping' }).click()
    await expect(page).toHaveTitle('Import User Mapping')
    await page.getByRole('button', { name: 'Add name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add name' })
    await dialog.getByLabel('Name, email or ID').fill('User 4711')
    await dialog.getByRole('combobox', { name: 'Team member' }).click()
    await page.getByRole('option', { name: 'No owner' }).click()
    await dialog.getByRole('button', { name: 'Add name' }).click()
    await expect(page.getByRole('combobox', { name: 'Team member for User 4711' })).toHaveText('No owner')
    await page.getByRole('combobox', { name: 'Team member for User 4711' }).click()
    await page.getByRole('option', { name: ben.email }).click()
    await said('“User 4711” saved')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Team member for User 4711' })).toHaveText('Ada Moss')
  })

  await test.step('Tracking Code: it runs on public pages at once, and in no console', async () => {
    const { subjectId } = await factory.createAsset(agency)
    await page.getByRole('link', { name: 'Tracking Code' }).click()
    await page.getByLabel('Tracking Code <head>').fill('G-4711')
    await expect(page.getByText('This code may not work')).toBeVisible()
    await page.getByLabel('Tracking Code <head>').fill('<script>top.document.title = "hostile"</script>')
    await save.click()
    await said('Tracking code added to your public pages')
    await expectAccessible(page)
    const html = async () => (await page.request.get(`/f/${subjectId}`)).text()
    await expect.poll(html).toContain(`/f/${subjectId}/tracking/account`)
    await expect(page).toHaveTitle('Tracking Code')
  })

  await test.step('Advanced Settings: what cannot be is said, and what can is kept', async () => {
    await page.getByRole('link', { name: 'Advanced Settings' }).click()
    await page.getByLabel('Keep exports for').fill('91')
    await save.click()
    await expect(page.getByText('Please enter a whole number from 1 to 90')).toBeVisible()
    await page.getByLabel('Keep exports for').fill('14')
    await page.getByLabel('Answer new leads within').fill('4')
    await save.click()
    await said('The settings are saved')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Answer new leads within')).toHaveValue('4')
  })

  await test.step('Affiliate Program: a colleague is written to once, and never again if they say so', async () => {
    await page.getByRole('link', { name: 'Affiliate Program' }).click()
    const email = `colleague-${agency.accountId}@example.com`
    const send = async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Jo Park')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('button', { name: 'Send recommendation' }).click()
    }
    await send()
    await said('Your recommendation to Jo Park is on its way')
    await expect(page.getByText('9 of 10 left for today.')).toBeVisible()
    await send()
    await expect(page.getByText('Gable was recommended to this person already')).toBeVisible()
    await expectAccessible(page)
    const { links } = await findEmail(email)
    const visitor = await page.context().newPage()
    await visitor.goto(links.find((link) => link.includes('/no-more-letters/')) ?? '')
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    await visitor.close()
  })

  await test.step('an agent without the permission is told so, and led to none of them', async () => {
    // What was typed and not sent is given up.
    page.once('dialog', (dialog) => void dialog.accept())
    await page.context().clearCookies()
    await openAs(page, ben, 'settings/lead-settings/import-user-mapping')
    await expect(page).toHaveTitle('My Details')
    await expect(findToast(page, 'You need access to view this page')).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Settings' })
    for (const name of titles) await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
  })
})

const titles = ['Data Enrichment', 'Import User Mapping', 'Tracking Code', 'Advanced Settings', 'Affiliate Program']
