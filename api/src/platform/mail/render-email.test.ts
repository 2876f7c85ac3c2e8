import { expect, test } from 'vitest'
import { renderEmail } from './render-email.ts'

const content = {
  to: 'Ada@Example.com ',
  subject: 'Your sign-in link',
  heading: 'Sign in to Gable',
  paragraphs: ['It works once.', 'It works for 15 minutes.'],
  button: { label: 'Sign in', url: 'https://gable.test/auth/magic-link?link_token=a&next=b' },
  footnote: 'If you did not ask for it, do nothing.',
}

test('the plain text and the HTML of an email have the same content', () => {
  const { to, text, html } = renderEmail(content)
  expect(to).toBe('ada@example.com')
  expect(text).toBe(`Sign in to Gable

It works once.

It works for 15 minutes.

Sign in:
https://gable.test/auth/magic-link?link_token=a&next=b

If you did not ask for it, do nothing.

— Gable`)
  for (const part of [content.heading, ...content.paragraphs, content.footnote]) expect(html).toContain(part)
  expect(html).toContain('href="https://gable.test/auth/magic-link?link_token=a&amp;next=b"')
})

test('an email in Spanish has no English around its button', () => {
  const { html } = renderEmail({ ...content, language: 'es' })
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('O copie este enlace en su navegador:')
  expect(html).not.toContain('Or copy this link')
})

test('text that looks like markup is escaped everywhere', () => {
  const evil = `"><script>alert('x')</script>&amp;`
  const { html } = renderEmail({
    to: 'ada@example.com',
    subject: evil,
    heading: evil,
    paragraphs: [evil],
    button: { label: evil, url: `https://gable.test/?q=${evil}` },
    footnote: evil,
    sender: evil,
  })
  expect(html).not.toMatch(/<script|alert\('x'\)/)
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(7)
  expect(html).toContain('&amp;amp;')
})

test('a figure stands out in HTML and is a line of the plain text', () => {
  const figure = { label: 'Estimated <value>', figure: '$380,000', details: ['High confidence.'] }
  const { html, text } = renderEmail({
    to: 'ada@example.com',
    subject: 'Hi',
    heading: 'Hi',
    paragraphs: ['One', figure],
  })
  expect(html).toMatch(/Estimated &lt;value&gt;<br><strong style="[^"]+">\$380,000<\/strong><br>High confidence\./)
  expect(text).toContain('One\n\nEstimated <value>\n$380,000\nHigh confidence.')
})

test('an email without a button and footnote has no empty elements for them', () => {
  const { html, text } = renderEmail({ to: 'ada@example.com', subject: 'Hi', heading: 'Hi', paragraphs: ['One\ntwo'] })
  expect(html).not.toMatch(/<a |undefined/)
  expect(html).toContain('One<br>two')
  expect(text).toBe('Hi\n\nOne\ntwo\n\n— Gable')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])('a button cannot link to "%s"', (url) => {
  expect(() => renderEmail({ ...content, button: { label: 'Go', url } })).toThrow('http or https URL')
})
