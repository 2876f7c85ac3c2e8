import type { ButtonAction, ButtonType } from '@gable/shared/contact-dashboard/button.ts'
import { expect, test } from 'vitest'
import { renderModulePage } from './testing/render-sample.ts'

const render = (action: ButtonAction, type: ButtonType = 'SECONDARY', code = 'CODE', isPreview = false) =>
  renderModulePage('PRIMARY_CTA', { ctaButton: { type, label: 'Go', action } }, { code, isPreview })

test('a URL opens beside the page, without telling where from', () => {
  expect(render({ actionType: 'URL', value: 'https://agency.test/x?a=1&b=2', leadType: '' })).toContain(
    '<a class="button secondary" data-button="Go" href="https://agency.test/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Go</a>',
  )
})

test('a form leads to its own page where no script runs', () => {
  for (const actionType of ['FORM', 'FORM_GROUP', 'POPUP_LEAD_FORM'] as const)
    expect(render({ actionType, value: 'form', leadType: '' }, 'PRIMARY')).toContain(
      '<a class="button primary" data-button="Go" href="/d/CODE/ask/PRIMARY_CTA?button=button&amp;lang=en" data-ask="button"',
    )
})

test('a URL that is none opens the short lead form', () => {
  for (const value of ['', 'javascript:alert(1)', '//evil.test', 'ftp://a.test'])
    expect(render({ actionType: 'URL', value, leadType: '' })).toContain('data-ask="button"')
})

test('a button in a preview cannot be followed', () => {
  const html = render({ actionType: 'URL', value: 'https://agency.test', leadType: '' }, 'LINK', '', true)
  expect(html).toContain('<a class="button link" data-button="Go">Go</a>')
})
