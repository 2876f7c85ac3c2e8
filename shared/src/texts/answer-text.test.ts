import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildAnswerText } from './answer-text.ts'
import { measureText } from './segments.ts'

const parts = {
  language: 'en',
  agency: 'Harbor & Hill',
  agent: 'Ines Cole',
  value: '$390,000 – $420,000',
  figure: undefined,
  promise: 'You will hear back by Monday.',
  url: 'https://homes.example/d/abcdefghijklmnopqrstuv',
} as const

describe('the answer by text', () => {
  test('says who writes, what the home is worth, where its page is, and how to stop', () => {
    expect(buildAnswerText(parts)).toBe(
      'Ines Cole, Harbor & Hill: your home is estimated at $390,000 - $420,000. You will hear back by Monday. See your home: https://homes.example/d/abcdefghijklmnopqrstuv Reply STOP to opt out.',
    )
  })

  test('says the main figure of a calculator, or that the request arrived', () => {
    const figure = { label: 'Monthly payment', value: '$2,622.61' }
    const rest = { ...parts, value: '', url: '' }
    expect(buildAnswerText({ ...rest, figure })).toBe(
      'Ines Cole, Harbor & Hill: Monthly payment: $2,622.61. You will hear back by Monday. Reply STOP to opt out.',
    )
    expect(buildAnswerText({ ...rest, agent: '', promise: '' })).toBe(
      'Harbor & Hill: thank you, we received your request. Reply STOP to opt out.',
    )
  })

  test('is in Spanish for visitors who read Spanish, in the alphabet of short texts', () => {
    const text = buildAnswerText({ ...parts, language: 'es', promise: '' })
    expect(text).toBe(
      'Ines Cole, Harbor & Hill: el valor estimado de su casa es $390,000 - $420,000. Vea su casa: https://homes.example/d/abcdefghijklmnopqrstuv Responda STOP para no recibir mensajes.',
    )
    expect(measureText(text)).toMatchObject({ encoding: 'GSM-7', segments: 2 })
  })

  test('has two segments at most and says how to stop, whatever the names are', () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength })
    const anyParts = fc.record({
      language: fc.constantFrom('en' as const, 'es' as const),
      agency: text(120),
      agent: text(120),
      value: fc.constantFrom('', '$390,000 – $420,000'),
      figure: fc.option(fc.record({ label: text(80), value: text(80) }), { nil: undefined }),
      promise: text(200),
      url: fc.constantFrom('', parts.url, `https://homes.example/${'x'.repeat(200)}`),
    })
    fc.assert(
      fc.property(anyParts, (parts) => {
        const text = buildAnswerText(parts)
        expect(measureText(text).segments).toBeLessThanOrEqual(2)
        expect(text).toContain('STOP')
      }),
    )
  })
})
