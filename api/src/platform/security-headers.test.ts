import { expect, test } from 'vitest'
import { consolePolicy } from './security-headers.ts'

const imagesOf = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'))

test.for([
  [undefined, "img-src 'self' data: blob:"],
  ['https://tile.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://tile.example"],
  ['https://{s}.tile.example:8443/{z}/{x}/{y}?key=1', "img-src 'self' data: blob: https://*.tile.example:8443"],
] as const)('with tiles from %s the console shows pictures from there and from nowhere else', ([TILE_URL, images]) => {
  expect(imagesOf(consolePolicy({ TILE_URL, PUBLIC_ORIGIN: undefined, ERROR_DSN: undefined }))).toBe(images)
})
