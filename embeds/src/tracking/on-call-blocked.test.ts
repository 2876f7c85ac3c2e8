import { expect, test } from 'vitest'
import { isBlockedCall } from './on-call-blocked.ts'

const href = 'https://gable.example/api/public/events'
const blocked = { blockedURI: href, disposition: 'enforce', effectiveDirective: 'connect-src' } as const

test.each([
  ['its full URL', blocked],
  ['its origin only', { ...blocked, blockedURI: 'https://gable.example' }],
])('a blocked call is recognized by %s', (_, violation) => {
  expect(isBlockedCall(href, violation)).toBe(true)
})

test.each([
  ['another site', { ...blocked, blockedURI: 'https://tracker.example/' }],
  ['inline content', { ...blocked, blockedURI: 'inline' }],
  ['a script of the same origin', { ...blocked, effectiveDirective: 'script-src-elem' }],
  ['a report-only policy', { ...blocked, disposition: 'report' as const }],
])('a violation about %s is ignored', (_, violation) => {
  expect(isBlockedCall(href, violation)).toBe(false)
})
