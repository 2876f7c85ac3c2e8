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
] as const)('%s can be handed on: %s', ([url, answer]) => {
  expect(isShareable(url)).toBe(answer)
})

test('an address travels whole, whatever is in it', () => {
  const url = 'https://gable.test/p/ada-moss/1?a=1&b=2#c'
  for (const { hrefFor } of shareTargets) {
    const [handedOn] = new URL(hrefFor(url)).searchParams.values()
    expect(handedOn).toBe(url)
  }
})
