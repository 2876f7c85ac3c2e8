import { findToast, menuItem } from '../support/locators.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { expect, test } from '../support/story.ts'

test('an owner corrects a fact, their agent accepts it, and both sides change', async ({
  page,
  browser,
  request,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { path, agent, propertyId } = await createOwnerPage({ owner, factory, request })
  await openAs(page, agent, `property/${propertyId}/overview`)
  const facts = page.getByRole('region', { name: 'Location and Site' })
  const card = page.getByRole('region', { name: 'Owner’s corrections' })
  await expect(facts).toBeVisible()
  await expect(card).toBeHidden()

  const seller = await browser.newPage()
  const bedrooms = seller.locator('[data-fact="bedrooms"]')
  await test.step('the owner sees their figure beside the public record', async () => {
    await seller.goto(path)
    await bedrooms.getByText('Change').click()
    await bedrooms.getByLabel('Right figure').fill('4')
    await bedrooms.getByRole('button', { name: 'Send' }).click()
    await expect(bedrooms).toContainText('Sent to your agent')
  })

  await test.step('the agent is told at once', async () => {
    await expect(card).toContainText('Bedrooms 4 (public record: 3)')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click()
    await page.getByRole('link', { name: /Nora Field says: Bedrooms 4 \(public record: 3\)/ }).click()
    await expect(page).toHaveURL(new RegExp(`property/${propertyId}/overview`))
  })

  await test.step('an accepted figure has the owner as its source', async () => {
    await card.getByRole('button', { name: 'Accept Bedrooms 4' }).click()
    await expect(card).toBeHidden()
    await expect(facts.getByText(/^4Owner, \w+ \d+, \d+$/)).toBeVisible()
    await seller.reload()
    await expect(bedrooms).toContainText('Confirmed by your agent')
  })

  await test.step('the decision can be undone', async () => {
    await findToast(page, 'Bedrooms accepted').getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText('Bedrooms 4 (public record: 3)')
    await card.getByRole('button', { name: 'Decline Bedrooms 4' }).click()
    await expect(findToast(page, 'Bedrooms declined')).toBeVisible()
    await expect(facts.getByText('Owner,')).toBeHidden()
    await seller.reload()
    await expect(bedrooms).toContainText('Not used by your agent')
  })
  await seller.close()
})

test('an agent shares, replaces and turns off the link to a dashboard', async ({
  page,
  context,
  request,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { path, agent, contactId } = await createOwnerPage({ owner, factory, request })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, agent, `contacts/${contactId}`)
  const card = page.getByRole('region', { name: 'Dashboards' })
  const openMenu = () => card.getByRole('button', { name: /^Actions for the dashboard link of/ }).click()
  const readLink = async () => {
    await card.getByRole('button', { name: 'Copy Link' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await expect(card).toContainText('Not viewed yet')
  const first = await readLink()
  expect(new URL(first).pathname).toBe(path)
  await openMenu()
  await menuItem(page, 'Show QR code').click()
  await expect(page.getByRole('img', { name: `QR code of ${first}` })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await openMenu()
  await menuItem(page, 'Replace link').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('The old link stops working.')
  await dialog.getByRole('button', { name: 'Replace link' }).click()
  await expect(findToast(page, 'New dashboard link created')).toBeVisible()
  await expect.poll(readLink).not.toBe(first)

  await openMenu()
  await menuItem(page, 'Turn off link').click()
  await dialog.getByRole('button', { name: 'Turn off link' }).click()
  await expect(card).toContainText('The link is turned off.')
  await card.getByRole('button', { name: /^Create new link/ }).click()
  await expect(card.getByRole('button', { name: 'Copy Link' })).toBeVisible()
})
