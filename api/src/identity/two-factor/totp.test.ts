import { describe, expect, test } from 'vitest'
import { decodeBase32 } from '../../testing/two-factor.ts'
import { createTotpSecret, encodeBase32, findTotpStep, generateTotp, toTotpStep, toTotpUri } from './totp.ts'

describe('a time-based one-time password', () => {
  const secret = Buffer.from('12345678901234567890')

  // The vectors for SHA-1 in appendix B of RFC 6238.
  test.for([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const)('at second %s is that of RFC 6238', ([seconds, code]) => {
    const step = toTotpStep(new Date(seconds * 1000))
    expect(generateTotp(secret, step, 8)).toBe(code)
    expect(generateTotp(secret, step)).toBe(code.slice(2))
  })

  test('is accepted one step early and one step late, and no further', () => {
    const now = new Date('2026-03-01T12:00:10Z')
    const step = toTotpStep(now)
    const found = [-2, -1, 0, 1, 2].map((offset) => findTotpStep(secret, generateTotp(secret, step + offset), now))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(findTotpStep(secret, '12345', now)).toBeUndefined()
  })

  test('comes from a secret that apps read from a URI', () => {
    const random = createTotpSecret()
    expect(random).toHaveLength(20)
    expect(decodeBase32(encodeBase32(random))).toEqual(random)
    // The vector of RFC 4648, without padding.
    expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(toTotpUri(secret, { issuer: 'Gable', account: 'ada+moss@example.com' })).toBe(
      'otpauth://totp/Gable:ada%2Bmoss%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Gable',
    )
  })
})
