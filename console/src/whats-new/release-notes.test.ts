import { expect, test } from 'vitest'
import { settingsPages } from '../settings/settings-pages.ts'
import { latestReleaseDay } from './latest-release.ts'
import { releaseNotes } from './release-notes.ts'

test('release notes are in order, and the newest one is what agents have not seen', () => {
  const days = releaseNotes.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(days[0]).toBe(latestReleaseDay)
})

test('release notes lead to settings that exist', () => {
  const paths = releaseNotes.flatMap(({ link }) => (link?.to.startsWith('settings/') ? [link.to] : []))
  const isKnown = (path: string) => settingsPages.some(({ to }) => path === to || path.startsWith(`${to}/`))
  expect(paths.filter((path) => !isKnown(path))).toEqual([])
})
