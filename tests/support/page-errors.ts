import type { Page, Route } from '@playwright/test'

/** Marks a failure that the test itself caused. */
const expectedFailureHeader = 'x-expected-failure'

/** Collects script errors, server errors, and blocked resources, none of which a test may cause. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500 && !response.headers()[expectedFailureHeader])
      errors.push(`${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !failedResource.test(message.text())) errors.push(`console: ${message.text()}`)
  })
  return errors
}

// The browser logs every unsuccessful response. Server errors are collected above.
const failedResource = /^Failed to load resource: the server responded with a status of/

/** Fulfills a route with a server error. */
export const failRequest = (route: Route) =>
  route.fulfill({
    status: 500,
    headers: { [expectedFailureHeader]: '1' },
    json: { code: 'broken', message: 'Something went wrong' },
  })
