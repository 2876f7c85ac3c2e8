import type { Page } from '@playwright/test'

/**
 * Presses Retry and lets the requests that failed so far succeed from then on. The console also tries again by itself after
 * some seconds: if requests succeeded before the press, there would be nothing left to press on a slow machine.
 */
export async function pressRetry(
  page: Page,
  url: string | RegExp,
  button = page.getByRole('button', { name: 'Retry' }),
) {
  let isDone = false
  const wasPressed = () => page.evaluate(() => 'wasPressed' in window)
  await page.evaluate(listenForPress)
  await page.route(url, async (route) => (isDone || (await wasPressed()) ? route.continue() : route.fallback()))
  await button.click()
  isDone = true
}

/** Runs in the page, before the button's own listener sends a request. */
function listenForPress() {
  Reflect.deleteProperty(window, 'wasPressed')
  addEventListener('click', () => Object.assign(window, { wasPressed: true }), { capture: true, once: true })
}
