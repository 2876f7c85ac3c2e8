import { expect, test } from 'vitest'
import { renderDashboardPage } from '../dashboard-page.tsx'
import { createPage } from '../testing/render-sample.ts'

const assistant = { name: '<b>Robin</b>', greeting: 'Hello <i>there</i>', isAnswering: true }
const render = (overrides: Parameters<typeof createPage>[0]) =>
  renderDashboardPage({
    page: createPage(overrides),
    css: '',
    fileUrl: (file) => `/embed/${file}`,
    countsMachines: false,
  }).html

test('a page without an assistant has neither its form nor its script', () => {
  const html = render({})
  expect(html).not.toContain('assistant')
})

test('an assistant says that a computer answers, and its texts are escaped', () => {
  const html = render({ assistant })
  expect(html).toContain('Ask &lt;b>Robin&lt;/b>')
  expect(html).toContain('written by a computer')
  expect(html).not.toContain('<i>there</i>')
  expect(html).toContain('/embed/dashboard-assistant.js')
})

test('an assistant that does not answer is a message box, in the language of the page', () => {
  const html = render({ assistant: { ...assistant, isAnswering: false }, language: 'es' })
  expect(html).toContain('Dejar un mensaje')
  expect(html).not.toContain('computadora')
  expect(html).not.toContain('name="person"')
})
