import { readFile } from 'node:fs/promises'
import { RELEASE } from '@gable/shared/release.ts'
import { expect, test } from 'vitest'

test('the page carries the release it is', async () => {
  const page = await readFile(new URL('../../index.html', import.meta.url), 'utf8')
  expect(page).toContain(`<meta name="release" content="${RELEASE}" />`)
  expect(RELEASE).toBe('2025-10-16')
})
