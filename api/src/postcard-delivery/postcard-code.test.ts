import { randomBytes } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { expect, test } from 'vitest'
import { createPostcardCode, parsePostcardCode, toQrText, toShortUrl } from './postcard-code.ts'

const secret = randomBytes(32)

test('a code is the same for the same piece, and another for every other', () => {
  const [account, piece] = [newId(), newId()]
  const code = createPostcardCode(secret, account, piece)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(createPostcardCode(secret, account, piece)).toBe(code)
  expect(createPostcardCode(secret, account, newId())).not.toBe(code)
  expect(createPostcardCode(randomBytes(32), account, piece)).not.toBe(code)
})

test('a code is read however people type it', () => {
  expect(parsePostcardCode('4k7m-2qxp-9d3w')).toBe('4K7M2QXP9D3W')
  expect(parsePostcardCode('4K7M 2QXP OILW')).toBe('4K7M2QXP011W')
  for (const text of ['', '4k7m', '4k7m-2qxp-9d3w-0', '4k7m-2qxp-9d3u', '../../etc/passw'])
    expect(parsePostcardCode(text)).toBeUndefined()
})

test('the QR code holds capitals, and the address below it is easy to type', () => {
  expect(toQrText('https://gable.example', '4K7M2QXP9D3W')).toBe('HTTPS://GABLE.EXAMPLE/Q/4K7M2QXP9D3W')
  expect(toShortUrl('https://gable.example', '4K7M2QXP9D3W')).toBe('gable.example/s/4k7m-2qxp-9d3w')
})
