import qrcode from 'qrcode'
import { expect, test } from 'vitest'
import { renderQrSvg } from './render-qr-svg.ts'

const url = 'https://gable.test/lp/018bb2c0-1e00-7000-8c00-0000000000a5'
const getModules = (svg: string) => /<path stroke="#000000" d="[^"]+"/.exec(svg)?.[0]

test('the logo does not change the code itself', async () => {
  const plain = await qrcode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0, scale: 1, width: 112 })
  const svg = await renderQrSvg(url, { margin: 0, logo: undefined })
  expect(getModules(svg)).toBe(getModules(plain))
  expect(svg).toContain('width="112" height="112"')
})

test.for([0, 4] as const)('the logo is centered with a margin of %i modules', async (margin) => {
  const svg = await renderQrSvg(url, { margin, logo: 'data:image/png;base64,AAAA' })
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const [, x, y, width] = /<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/.exec(svg)?.map(Number) ?? []
  expect(x).toBe(y)
  expect((x ?? 0) * 2 + (width ?? 0)).toBeCloseTo(size)
  expect(((width ?? 0) / (size - 2 * margin)) * 112).toBeCloseTo(18)
})

test('the Gable mark is used when the brand has no logo', async () => {
  const svg = await renderQrSvg(url, { margin: 0, logo: undefined })
  expect(svg).not.toContain('<image')
  expect(svg).toContain('viewBox="0 0 32 32"')
})

test('a code without a logo is only the code', async () => {
  const svg = await renderQrSvg(url, { margin: 3, logo: null })
  expect(getModules(svg)).toBeDefined()
  expect(svg).not.toMatch(/<(image|rect)/)
})
