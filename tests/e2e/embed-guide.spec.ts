import { findAccessibilityViolations } from '../support/accessibility.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/story.ts'

test('a website owner reads the installation guide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/embed/guide')
  await expect(page).toHaveTitle('Put a widget on your website')
  const origin = new URL(page.url()).origin
  await expect(page.getByText(`<script async src="${origin}/embed/search-widget.js"></script>`).first()).toBeVisible()
  await expect(page.getByText('integrity="sha384-')).toBeVisible()
  await expectNoHorizontalScroll(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findAccessibilityViolations(page)).toEqual([])
  }

  await page.getByRole('link', { name: 'Troubleshooting' }).click()
  await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeInViewport()
  // The console links to a single problem.
  await page.goto('/embed/guide#LINK_MISSING')
  await expect(page.getByText('The link inside the element is missing')).toBeInViewport()
  const types = await page.request.get('/embed/types.d.ts')
  expect(await types.text()).toContain("'search-widget': HTMLElement")
})

test('a link fills in the address, and the visitor’s correction survives a reload', async ({ page, factory }) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const { subjectId } = await factory.createAsset(agency)
  await page.goto(`/f/${subjectId}?${new URLSearchParams({ address: '12 Oak Street, "Dover"' })}`)
  const field = page.getByRole('combobox', { name: 'Property address' })
  await expect(field).toHaveValue('12 Oak Street, "Dover"')
  await page.reload()
  await expect(field).toHaveValue('12 Oak Street, "Dover"')
  await page.getByRole('link', { name: 'Español' }).click()
  const spanishField = page.getByRole('combobox')
  await expect(spanishField).toHaveValue('12 Oak Street, "Dover"')

  await spanishField.fill('14 Oak Street, Dover')
  await expect(page).not.toHaveURL(/address=/)
  await page.reload()
  await expect(spanishField).toHaveValue('14 Oak Street, Dover')
})
