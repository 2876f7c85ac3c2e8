import { expect, test } from 'vitest'
import { isShareable, shareTargets } from './share-links.ts'

test.for([
  ['https://gable.test/lp/1', true],
  ['HTTP://localhost:4000/lp/1', true],
  ['javascript:alert(1)', false],
  ['ftp://gable.test/lp/1', false],
  ['/lp/1', false],
  [' https://gable.test', false],
  ['', false],
] as const)('the link "%s" is shareable: %s', ([url, expected]) => {
  expect(isShareable(url)).toBe(expected)
})

test('a share link contains the complete URL', () => {
  const url = 'https://gable.test/p/ada-moss/1?a=1&b=2#c'
  for (const { toShareUrl } of shareTargets) {
    const [sharedUrl] = new URL(toShareUrl(url)).searchParams.values()
    expect(sharedUrl).toBe(url)
  }
})
