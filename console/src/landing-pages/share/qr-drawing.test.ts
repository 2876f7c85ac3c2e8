import qrcode from 'qrcode'
import { expect, test } from 'vitest'
import { drawQr } from './qr-drawing.ts'

const url = 'https://gable.test/lp/018bb2c0-1e00-7000-8c00-0000000000a5'
const squaresOf = (drawing: string) => /<path stroke="#000000" d="[^"]+"/.exec(drawing)?.[0]

test('it is the code of the address and of nothing else', async () => {
  const plain = await qrcode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0, scale: 1, width: 112 })
  const drawing = await drawQr(url, { margin: 0, logo: undefined })
  expect(squaresOf(drawing)).toBe(squaresOf(plain))
  expect(drawing).toContain('width="112" height="112"')
})

test.for([0, 4] as const)('with %i squares of white around it the logo stands in its middle', async (margin) => {
  const drawing = await drawQr(url, { margin, logo: 'data:image/png;base64,AAAA' })
  const whole = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1])
  const [, x, y, width] = /<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/.exec(drawing)?.map(Number) ?? []
  expect(x).toBe(y)
  expect((x ?? 0) * 2 + (width ?? 0)).toBeCloseTo(whole)
  expect(((width ?? 0) / (whole - 2 * margin)) * 112).toBeCloseTo(18)
})

test('where a brand has no logo our own mark stands there', async () => {
  const drawing = await drawQr(url, { margin: 0, logo: undefined })
  expect(drawing).not.toContain('<image')
  expect(drawing).toContain('viewBox="0 0 32 32"')
})
