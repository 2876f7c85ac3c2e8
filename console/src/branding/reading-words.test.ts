import { getBrandColors, listContrastReports } from '@gable/shared/branding/brand-colors.ts'
import { expect, test } from 'vitest'
import { sentenceOf } from './reading-words.ts'

const sentences = (colour: string) =>
  listContrastReports(colour).map((reading) => sentenceOf(reading, getBrandColors(colour).onColour))

test('a light colour is praised where it can be read and adjusted where it cannot, with the figures', () => {
  expect(sentences('#FFD400')).toEqual([
    'As a button, dark text on it is easy to read (12.2:1).',
    expect.stringMatching(
      /^As text on white it is darkened to #[0-9A-F]{6} to stay readable \(4\.[5-9]:1 instead of 1\.4:1\)\.$/,
    ),
    'As text on a dark ground it is easy to read (12.2:1).',
  ])
})

test('a middling colour is moved away from the text it carries', () => {
  expect(sentences('#808080')[0]).toMatch(
    /^As a button it is lightened to #[0-9A-F]{6} so that dark text on it stays readable \(4\.[5-9]:1 instead of 4\.4:1\)\.$/,
  )
})
