import { RELEASE } from '@gable/shared/release.ts'
import { expect, test } from 'vitest'
import page from '../../index.html?raw'

test('index.html contains the current release', () => {
  expect(page).toContain(`<meta name="release" content="${RELEASE}" />`)
  expect(RELEASE).toBe('2025-10-16')
})
