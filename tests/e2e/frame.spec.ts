import { expect, test } from '../support/story.ts'

test('an agent uses keyboard shortcuts, leaves a form with unsaved changes, and collapses the sidebar', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, 'home')
  await expect(page).toHaveTitle('Home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('two letters open another area', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveTitle('My Details')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the palette opens while a menu is open and after one was closed', async () => {
    const menu = page.getByRole('menu')
    const palette = page.getByRole('dialog', { name: 'Search or jump to' })
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await page.getByRole('button', { name: /switch account/ }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })

  await test.step('the help menu says what is new until it was read', async () => {
    await page.getByRole('button', { name: 'Help, something is new' }).click()
    await page.getByRole('menuitem', { name: 'What’s new' }).click()
    const panel = page.getByRole('dialog', { name: 'What’s new' })
    await expect(panel.getByText('New', { exact: true }).first()).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Open reports' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const help = page.getByRole('button', { name: 'Help', exact: true })
    await expect(help).toBeFocused()
    await page.reload()
    await help.click()
    await page.getByRole('menuitem', { name: 'What’s new' }).click()
    await panel.getByRole('link', { name: 'Connect a calendar' }).click()
    await expect(page).toHaveTitle('Booking Page')
    await expect(panel).toBeHidden()
    await page.goBack()
  })

  await test.step('leaving with unsaved changes asks first, and staying keeps them', async () => {
    await page.getByLabel('First Name').fill('Grace')
    await page.getByRole('link', { name: 'Home' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await dialog.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Grace')
    await page.getByRole('link', { name: 'Home' }).click()
    await dialog.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveTitle('Home')
  })

  await test.step('a collapsed sidebar stays collapsed after a reload', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const expandedWidth = (await sidebar.boundingBox())?.width ?? 0
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/agent/preferences') && response.ok())
    await page.getByRole('button', { name: /collapse/i }).click()
    await saved
    await page.reload()
    await expect(page).toHaveTitle('Home')
    await expect.poll(async () => (await sidebar.boundingBox())?.width ?? expandedWidth).toBeLessThan(expandedWidth / 2)
  })
})

test('on a phone the sidebar is a drawer that closes after a navigation', async ({ page, openAs, factory }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await factory.createMember(await factory.createAgency()), 'home')
  await expect(page).toHaveTitle('Home')
  await page
    .getByRole('button', { name: /menu|navigation/i })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('My Details')
  await expect(drawer).toBeHidden()
})
