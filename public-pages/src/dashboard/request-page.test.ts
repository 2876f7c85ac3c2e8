import { expect, test } from 'vitest'
import { renderRequestPage } from './request-page.tsx'
import { createPage, toText } from './testing/render-sample.ts'

const { brand } = createPage()
const render = (request: 'unsubscribe' | 'erase', isDone: boolean, language: 'en' | 'es' = 'en') =>
  renderRequestPage({ brand, language, code: 'CODE', address: '42 Maple Street', request, isDone, fileUrl: () => '/x' })
    .html

test('emails stop only after the owner confirms', () => {
  const html = render('unsubscribe', false)
  expect(toText(html)).toContain('Stop emails from Harbor & Pine?')
  expect(html).toContain('<form method="post" action="/d/CODE/unsubscribe">')
  expect(html).toContain('<input type="hidden" name="confirmed" value="yes"/>')
  expect(html).toContain('href="/d/CODE?lang=en"')
})

test('after asking to be erased, nothing names the home or leads back to it', () => {
  const html = render('erase', true)
  expect(toText(html)).toContain('Your request was sent Emails are stopped and this page is closed.')
  expect(html).not.toContain('CODE')
  expect(html).not.toContain('Maple')
})

test('the questions are asked in Spanish, too', () => {
  expect(toText(render('erase', false, 'es'))).toContain('¿Pedir a Harbor & Pine que borre lo que sabe de usted?')
  expect(toText(render('unsubscribe', true, 'es'))).toContain('Ya no recibirá correos')
})
