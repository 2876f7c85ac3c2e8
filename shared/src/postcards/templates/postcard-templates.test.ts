import { describe, expect, test } from 'vitest'
import { contentIntents } from '../../content/content-kind.ts'
import { listMergeErrors } from '../../content/merge-fields.ts'
import { findPlaceholder } from '../../emails/lint/find-placeholder.ts'
import { emailTemplates } from '../../emails/templates/email-templates.ts'
import { listTestBrands } from '../../emails/testing/email-fixtures.ts'
import { drawPostcard } from '../drawing/draw-postcard.ts'
import { postcardMeasure } from '../drawing/postcard-measure.ts'
import { textFields } from '../drawing/sketch.ts'
import { withPostcardDefaults } from '../postcard-defaults.ts'
import { PostcardRules } from '../postcard-rules.ts'
import { postcardSizes } from '../postcard-settings.ts'
import {
  barePostcardRecipient,
  createPostcardSender,
  listMisplacedTexts,
  listOverprintedAreas,
  listTexts,
  mailedRecipient,
} from '../testing/postcard-fixtures.ts'
import { postcardTemplates } from './postcard-templates.ts'

const postcards = postcardTemplates.flatMap((template) =>
  template.templateType === 'SMART'
    ? template.variations.map(({ id, settings }) => ({ id, settings }))
    : [{ id: template.id, settings: template.settings }],
)

describe('postcard templates', () => {
  test('there are some for every intent, and smart ones with four variations', () => {
    const regular = postcardTemplates.filter((template) => template.templateType === 'REGULAR')
    expect(new Set(regular.map(({ intent }) => intent))).toEqual(new Set(contentIntents))
    const smart = postcardTemplates.filter((template) => template.templateType === 'SMART')
    expect(smart.map(({ variations }) => variations.length)).toEqual([4, 4, 4])
    for (const { variations } of smart)
      expect(new Set(variations.map(({ settings }) => settings.design)).size).toBe(variations.length)
    expect(new Set(postcards.map(({ id }) => id)).size).toBe(postcards.length)
    expect(new Set(regular.map(({ settings }) => settings.design)).size).toBeGreaterThanOrEqual(10)
    const emailIds = new Set(emailTemplates.map(({ id }) => id))
    expect(postcardTemplates.filter(({ id }) => emailIds.has(id))).toEqual([])
  })

  test.each(postcards)('$id can be published once its placeholders are replaced', ({ settings }) => {
    const replaced = { ...settings }
    for (const field of textFields) replaced[field] = settings[field].replace(/\[([^[\]]+)\]/g, '$1')
    expect(PostcardRules.parse(replaced)).toEqual(replaced)
    expect(withPostcardDefaults(settings)).toEqual(settings)
    expect(textFields.flatMap((field) => listMergeErrors(settings[field]))).toEqual([])
    const hasPlaceholder = textFields.some((field) => findPlaceholder(settings[field]))
    expect(PostcardRules.safeParse(settings).success).toBe(!hasPlaceholder)
  })

  test.each(postcards)('$id can be printed in every brand and size, for contacts known and unknown', ({ settings }) => {
    for (const brand of listTestBrands())
      for (const size of postcardSizes)
        for (const recipient of [mailedRecipient, barePostcardRecipient]) {
          const sender = createPostcardSender(brand)
          const drawing = drawPostcard({ ...settings, size }, sender, recipient, postcardMeasure)
          expect(drawing.problems.filter(({ severity }) => severity === 'error')).toEqual([])
          expect(listMisplacedTexts(drawing, { isMailed: recipient.address.length > 0 })).toEqual([])
          expect(listOverprintedAreas(drawing.back)).toEqual([])
          for (const { text } of [...listTexts(drawing.front), ...listTexts(drawing.back)])
            expect(text).not.toMatch(/\{\{|undefined|null|NaN|\[object/)
        }
  })
})
