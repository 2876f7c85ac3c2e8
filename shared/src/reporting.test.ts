import { expect, test } from 'vitest'
import { RELEASE } from './release.ts'
import { getReporting } from './reporting.ts'

const dsn = 'https://key@errors.example/42'

test('production with an address reports a tenth of the traces, no sessions and one in a hundred errors as a replay', () => {
  expect(getReporting({ environment: 'production', dsn, release: RELEASE })).toEqual({
    dsn,
    environment: 'production',
    release: '2025-10-16',
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0.01,
  })
})

test.each(['development', 'test', 'staging', ''])('"%s" reports nothing, whatever the address', (environment) => {
  expect(getReporting({ environment, dsn, release: RELEASE })).toBeUndefined()
})

test.each([undefined, ''])('production without an address reports nothing (%s)', (missing) => {
  expect(getReporting({ environment: 'production', dsn: missing, release: RELEASE })).toBeUndefined()
})
