import { expect, test } from 'vitest'
import { createConsolePolicy } from './security-headers.ts'

const getImagePolicy = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'))

test.for([
  [undefined, "img-src 'self' data: blob:"],
  ['https://tile.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://tile.example"],
  ['https://{s}.tile.example:8443/{z}/{x}/{y}?key=1', "img-src 'self' data: blob: https://*.tile.example:8443"],
] as const)('the console allows images only from itself and from the tile server %s', ([TILE_URL, images]) => {
  expect(getImagePolicy(createConsolePolicy({ TILE_URL, PUBLIC_ORIGIN: undefined, ERROR_DSN: undefined }))).toBe(images)
})
