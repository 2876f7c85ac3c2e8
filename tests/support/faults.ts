import type { Page } from '@playwright/test'

/** What no story may leave behind: errors of our scripts and anything the page's own policy had to stop. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || expected.test(text)) return
    faults.push(`console: ${text}`)
  })
  return faults
}

// The browser writes down every refusal of the server; the stories say themselves which of them they expect.
const expected = /Failed to load resource: the server responded with a status of 4\d\d/
