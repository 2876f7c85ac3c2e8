import { expect, type Page } from '@playwright/test'

export async function expectNoHorizontalScroll(page: Page, name?: string) {
  const getOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // A page that has just been resized is laid out again first.
  await expect.poll(getOverflow, name).toBeLessThanOrEqual(0)
}
