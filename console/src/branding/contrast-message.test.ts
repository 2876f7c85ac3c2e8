import { getBrandColors, listContrastReports } from '@gable/shared/branding/brand-colors.ts'
import { expect, test } from 'vitest'
import { formatContrastReport } from './contrast-message.ts'

const formatReports = (color: string) =>
  listContrastReports(color).map((report) => formatContrastReport(report, getBrandColors(color).onColor))

test('a light color is adjusted only where it is hard to read, and the message gives the contrast', () => {
  expect(formatReports('#FFD400')).toEqual([
    'As a button, dark text on it is easy to read (12.2:1).',
    expect.stringMatching(
      /^As text on white, it is darkened to #[0-9A-F]{6} to stay readable \(4\.[5-9]:1 instead of 1\.4:1\)\.$/,
    ),
    'As text on a dark background, it is easy to read (12.2:1).',
  ])
})

test('a medium color is adjusted until the text on it is readable', () => {
  expect(formatReports('#808080')[0]).toMatch(
    /^As a button, it is lightened to #[0-9A-F]{6} so that dark text on it stays readable \(4\.[5-9]:1 instead of 4\.4:1\)\.$/,
  )
})
