import { fontPairNames, fontPairs } from '@gable/shared/branding/brand-fonts.ts'
import { expect, test } from 'vitest'
import { fontFiles, listPreloadedFonts, renderAllFontFaces, renderFontFaces } from './brand-fonts.ts'

const fileUrl = (file: string) => `/embed/${file}`

test.each(fontPairNames)(
  'a page in %s names two files of three fonts and a fallback for each that takes the same space',
  (name) => {
    const css = renderFontFaces(name, fileUrl)
    const { heading, text, bold } = fontPairs[name]
    expect(css.match(/url\([^)]+\)/g)).toHaveLength(6)
    for (const { family, metrics } of [heading, text, bold]) {
      expect(css).toContain(`font-family:'${family} Fallback'`)
      expect(css).toContain(`size-adjust:${metrics[0]}%`)
    }
  },
)

test('text on the screen is never replaced by a font that comes late', () => {
  for (const name of fontPairNames) expect(renderFontFaces(name, fileUrl)).not.toContain('swap')
})

test('the first screen loads the fonts of headings and text first, and that of buttons with them', () => {
  expect(listPreloadedFonts('LORA', fileUrl)).toEqual([
    { url: '/embed/font-lora-semibold.woff2', priority: undefined },
    { url: '/embed/font-nunito-sans-regular.woff2', priority: undefined },
    { url: '/embed/font-nunito-sans-bold.woff2', priority: 'low' },
  ])
})

test('a first screen whose largest text is bold loads that font as early as the others, and each font once', () => {
  for (const name of fontPairNames) {
    const fonts = listPreloadedFonts(name, fileUrl, { isBoldFirst: true })
    expect(fonts.map(({ priority }) => priority)).toEqual(fonts.map(() => undefined))
    expect(new Set(fonts.map(({ url }) => url)).size).toBe(fonts.length)
  }
})

test('fonts of the device load nothing', () => {
  expect(renderFontFaces('SERIF', fileUrl)).toBe('')
  expect(listPreloadedFonts('SERIF', fileUrl)).toEqual([])
})

test('a page names no file that is not built', () => {
  expect(renderFontFaces('LORA', () => undefined)).not.toContain('url(')
  expect(listPreloadedFonts('LORA', () => undefined)).toEqual([])
})

test('every font of a pair is published under a name of its own', () => {
  expect(new Set(fontFiles.map(({ name }) => name)).size).toBe(fontFiles.length)
  for (const { name } of fontFiles) expect(renderAllFontFaces(fileUrl)).toContain(name)
})
