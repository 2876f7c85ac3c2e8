import type { Page, Route } from '@playwright/test'

const told = 'x-told-by-story'

/** What no story may leave behind: errors of our scripts or our server, and what the page's policy had to stop. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500 && !response.headers()[told]) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  return faults
}

// The browser writes down every answer that is no success; those that are our fault are counted above.
const refusal = /^Failed to load resource: the server responded with a status of/

/** The server failing at this call, as the story wants it. */
export const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    headers: { [told]: '1' },
    json: { code: 'broken', message: 'Something went wrong' },
  })
