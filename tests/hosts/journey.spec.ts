import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { expect, test } from '../support/story.ts'

const host = 'https://bank.example/'
const api = 'https://gable.example'

async function script() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./journey-element.tsx', import.meta.url))],
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text' },
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** A page with the strictest policy, a form around everything, keys of its own and root letters of 10 px. */
async function visit(page: Page, connects = api) {
  const code = await script()
  const policy = `default-src 'none'; script-src 'self'; connect-src ${connects}; require-trusted-types-for 'script'`
  await page.route(`${host}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: route.request().url().includes('/w.js') ? code : keys })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html><html lang="en"><title>Bank</title><form id="aspnet"><journey-widget></journey-widget></form><script src="/keys.js"></script><script src="/w.js"></script></html>',
        }),
  )
  const headers = { 'access-control-allow-origin': '*' }
  const sent: unknown[] = []
  await page.route(`${api}/**`, (route) => {
    const url = route.request().url()
    if (url.includes('/addresses')) return route.fulfill({ headers, json: { suggestions: [] } })
    sent.push(JSON.parse(route.request().postData() ?? ''))
    const receipt = { submissionId: 'one', firstName: 'Ada', address: null }
    return route.fulfill({ headers, json: url.includes('/events') ? { accepted: 1, ignored: 0 } : receipt })
  })
  await page.goto(host)
  return sent
}

const keys = `window.hotkeys = 0; window.submits = 0
addEventListener('keydown', () => window.hotkeys++)
document.getElementById('aspnet').addEventListener('submit', (event) => { event.preventDefault(); window.submits++ })`

async function fillIn(page: Page) {
  await page.getByRole('combobox').pressSequentially('12 Harbor')
  await page.keyboard.press('Enter')
  await page.getByText('Not sure yet').click()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Moss')
  await page.getByLabel('Email Address').fill('ada@example.com')
}

test('a journey in a widget works on the strictest page, and disturbs neither its keys nor its form', async ({
  page,
}) => {
  const sent = await visit(page)
  await expect(page.getByRole('heading', { name: 'What is it worth?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(204, 54, 22)')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ada!' })).toBeFocused()
  expect(sent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ page: host, answers: [{ formId: 'hv', value: 'Not sure yet' }] }),
      [expect.objectContaining({ type: 'entrance' })],
    ]),
  )
  expect(await page.evaluate(() => [window.hotkeys, window.submits])).toEqual([0, 0])
})

test('where the page forbids sending it, the way leads to a page of its own', async ({ context }) => {
  // Not the page that is watched for faults: here the browser is meant to complain.
  const page = await context.newPage()
  const sent = await visit(page, "'none'")
  await fillIn(page)
  await page.getByRole('button', { name: 'Send' }).click()
  const link = page.getByRole('link', { name: 'Open this form on a page of its own' })
  await expect(link).toHaveAttribute('href', `${api}/f/018bb2c0-1e00-7000-8c00-0000000000a1?lang=en`)
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com')
  expect(sent).toEqual([])
})

declare global {
  interface Window {
    hotkeys: number
    submits: number
  }
}
