import { expect, test } from 'vitest'
import { contentIntents } from '../../content/content-kind.ts'
import { listMergeErrors } from '../../content/merge-fields.ts'
import { EmailRules } from '../email-rules.ts'
import { emailBytesMaximum } from '../email-settings.ts'
import { listBlockTexts } from '../lint/block-texts.ts'
import { listEmailWarnings } from '../lint/list-email-warnings.ts'
import { compileEmail, fillEmail } from '../render/compile-email.ts'
import { bareRecipient, createSender, listTestBrands, testRecipient } from '../testing/email-fixtures.ts'
import { findUnsupportedHtml } from '../testing/find-unsupported-html.ts'
import { findHtmlErrors } from '../testing/parse-email-html.ts'
import { emailTemplates, getEmailTemplate } from './email-templates.ts'

const emails = emailTemplates.flatMap((template) =>
  template.templateType === 'SMART'
    ? template.variations.map(({ id, settings }) => ({ id, settings }))
    : [{ id: template.id, settings: template.settings }],
)

test('there are templates for every intent, and smart ones with at least four variations', () => {
  const regular = emailTemplates.filter(({ templateType }) => templateType === 'REGULAR')
  expect(new Set(regular.map(({ intent }) => intent))).toEqual(new Set(contentIntents))
  const smart = emailTemplates.filter((template) => template.templateType === 'SMART')
  expect(smart).toHaveLength(4)
  for (const { variations } of smart) expect(variations.length).toBeGreaterThanOrEqual(4)
  expect(new Set(emails.map(({ id }) => id)).size).toBe(emails.length)
  expect(getEmailTemplate('home-value-report')?.title).toBe('Home value report')
})

test('no two templates have the same structure', () => {
  const structures = emails.map(({ settings }) => settings.blocks.map(({ type }) => type).join(' '))
  expect(new Set(structures).size).toBe(structures.length)
})

test.each(emails)('$id can be published, and is good to send once its placeholders are replaced', ({ settings }) => {
  expect(EmailRules.parse(settings)).toEqual(settings)
  const blocks = settings.blocks.flatMap((block) =>
    block.type === 'COLUMNS' ? [...block.left, ...block.right] : [block],
  )
  const texts = [settings.subject, settings.previewText, ...blocks.flatMap(listBlockTexts)]
  expect(texts.flatMap(listMergeErrors)).toEqual([])
  const filled = fillEmail(compileEmail(settings, createSender()), testRecipient)
  const warnings = listEmailWarnings(settings, filled).map(({ message }) => message)
  expect(warnings.filter((message) => !message.startsWith('The placeholder ['))).toEqual([])
})

test.each(emails)('$id is small, well-formed and supported by the large clients in every brand', ({ settings }) => {
  for (const brand of listTestBrands()) {
    const compiled = compileEmail(settings, createSender(brand))
    for (const recipient of [testRecipient, bareRecipient]) {
      const { html, text, subject } = fillEmail(compiled, recipient)
      expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(emailBytesMaximum)
      expect(findHtmlErrors(html)).toEqual([])
      expect(findUnsupportedHtml(html)).toEqual([])
      for (const output of [html, text, subject]) expect(output).not.toMatch(/\{\{|undefined|null|NaN|\[object/)
    }
  }
})
