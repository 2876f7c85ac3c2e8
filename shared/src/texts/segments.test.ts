import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureText, toGsm7 } from './segments.ts'

describe('the length of a text', () => {
  test.each([
    ['', 'GSM-7', 0, 1],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    ['¿Qué año? Ñandú'.replace('ú', 'u'), 'GSM-7', 15, 1],
    ['á'.repeat(70), 'UCS-2', 70, 1],
    ['á'.repeat(71), 'UCS-2', 71, 2],
    ['á'.repeat(134), 'UCS-2', 134, 2],
    ['á'.repeat(135), 'UCS-2', 135, 3],
    ['😀'.repeat(35), 'UCS-2', 70, 1],
  ])('of %j is %s, %i units, in %i segments', (text, encoding, units, segments) => {
    expect(measureText(text)).toEqual({ encoding, units, segments })
  })

  test('counts a character of two units that does not fit as part of the next segment', () => {
    // 152 units and an escape sequence do not fit into 153.
    expect(measureText(`${'a'.repeat(152)}€${'a'.repeat(151)}`).segments).toBe(2)
    expect(measureText(`${'a'.repeat(152)}€${'a'.repeat(152)}`).segments).toBe(3)
    expect(measureText(`${'á'.repeat(66)}😀${'á'.repeat(66)}`).segments).toBe(3)
  })

  test('never shrinks when a text grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ maxLength: 50 }), (text, more) => {
        expect(measureText(text + more).segments).toBeGreaterThanOrEqual(measureText(text).segments)
      }),
    )
  })
})

describe('a text in the GSM alphabet', () => {
  test('keeps what the alphabet has and replaces the rest by what reads the same', () => {
    expect(toGsm7('“María’s” home – ¿cuánto? 50 €…')).toBe('"Maria\'s" home - ¿cuanto? 50 €...')
  })

  test('is always one, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(measureText(toGsm7(text)).encoding).toBe('GSM-7')
        expect(toGsm7(toGsm7(text))).toBe(toGsm7(text))
      }),
    )
  })
})
