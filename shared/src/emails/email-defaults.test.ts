import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockTypes } from './blocks.ts'
import { blockDefaults, createBlock } from './create-block.ts'
import { withEmailDefaults } from './email-defaults.ts'
import { EmailRules } from './email-rules.ts'
import { compileEmail, fillEmail } from './render/compile-email.ts'
import { emailTemplates } from './templates/email-templates.ts'
import { createSender, createSettings, testRecipient } from './testing/email-fixtures.ts'

test('complete settings stay as they are', () => {
  for (const template of emailTemplates) {
    if (template.templateType === 'REGULAR') {
      const { settings } = template
      expect(withEmailDefaults(settings)).toEqual(settings)
    }
  }
})

test('what is missing gets its default, and unknown blocks are left out', () => {
  const { blocks, ...rest } = withEmailDefaults({
    subject: 'Hi',
    blocks: [{ id: 'a', type: 'HEADING', text: 'Hello' }, { id: 'b', type: 'HOLOGRAM' }, null, 7],
  })
  expect(rest).toEqual({ subject: 'Hi', previewText: '', topic: 'HOME_UPDATES', brandingId: null })
  expect(blocks).toEqual([{ id: 'a', type: 'HEADING', text: 'Hello', align: 'LEFT' }])
})

test('any stored value can be rendered', () => {
  const keys = ['text', 'align', 'image', 'alt', 'link', 'label', 'height', 'links', 'left', 'right', 'startsAt', 'url']
  const values = fc.dictionary(fc.constantFrom(...keys), fc.anything())
  const stored = fc.record({ type: fc.constantFrom(...blockTypes), values })
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 4 }), fc.anything(), (blocks, subject) => {
      const settings = withEmailDefaults({
        subject,
        blocks: blocks.map((block) => ({ ...block.values, type: block.type })),
      })
      expect(fillEmail(compileEmail(settings, createSender()), testRecipient).html).toContain('</html>')
    }),
  )
})

test.each(blockTypes)('a new block of type %s needs nothing but what only the agent knows', (type) => {
  const { error } = EmailRules.safeParse(createSettings([createBlock(type)]))
  const missing = new Set(error?.issues.map(({ path }) => path.join('.')))
  expect([...missing]).toEqual(type === 'SOCIAL' ? ['blocks.0.links.0.url'] : [])
  expect(blockDefaults(type).type).toBe(type)
})
