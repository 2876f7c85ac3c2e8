import { expect, test } from 'vitest'
import { isAbout } from './when-forbidden.ts'

const href = 'https://gable.example/api/public/events'
const refused = { blockedURI: href, disposition: 'enforce', effectiveDirective: 'connect-src' } as const

test.each([
  ['the whole address', refused],
  ['its origin only', { ...refused, blockedURI: 'https://gable.example' }],
])('a refused call is known by %s', (_, violation) => {
  expect(isAbout(href, violation)).toBe(true)
})

test.each([
  ['of somebody else', { ...refused, blockedURI: 'https://tracker.example/' }],
  ['of what has no address', { ...refused, blockedURI: 'inline' }],
  ['of a script from the same place', { ...refused, effectiveDirective: 'script-src-elem' }],
  ['by a policy that is only tried out', { ...refused, disposition: 'report' as const }],
])('a refusal %s is none of ours', (_, violation) => {
  expect(isAbout(href, violation)).toBe(false)
})
