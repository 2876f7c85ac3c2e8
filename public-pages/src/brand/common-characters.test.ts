import { getBookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { expect, test } from 'vitest'
import { commonCharacters, commonRange, otherRange } from './common-characters.ts'

const listCodes = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })

test('a character leads to the file that has it, and to that alone', () => {
  const [common, other] = [listCodes(commonRange), listCodes(otherRange)]
  expect(common).toEqual(
    [...new Set(commonCharacters)].map((character) => character.charCodeAt(0)).sort((a, b) => a - b),
  )
  for (const character of 'Çëœ€') expect(other).toContain(character.charCodeAt(0))
  expect(common.filter((code) => other.includes(code))).toEqual([])
})

test('our own texts in English and Spanish need the common characters alone', () => {
  const texts = JSON.stringify([
    getJourneyLabels('en'),
    getJourneyLabels('es'),
    getBookingLabels('en'),
    getBookingLabels('es'),
  ])
  expect([...texts].filter((character) => !commonCharacters.includes(character))).toEqual([])
})
