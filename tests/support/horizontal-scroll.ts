import { expect, type Page } from '@playwright/test'

export async function expectNoHorizontalScroll(page: Page, name?: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, name).toBeLessThanOrEqual(0)
}
