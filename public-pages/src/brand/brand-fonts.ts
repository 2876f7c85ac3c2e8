import {
  type FontFallback,
  type FontFile,
  fontPairNames,
  fontPairs,
  getFontPair,
  toFallbackFamily,
  toFontFileName,
} from '@gable/shared/branding/brand-fonts.ts'
import type { FileUrl } from '../document.tsx'
import { commonRange, otherRange } from './common-characters.ts'

/** The font faces of a brand's pair; empty for fonts that come with the device. */
export function renderFontFaces(font: string, fileUrl: FileUrl): string {
  const pair = getFontPair(font)
  if (!pair) return ''
  const { heading, text, bold } = pair
  return [
    renderFace(heading, '400 900', fileUrl),
    renderFace(text, '400 500', fileUrl),
    renderFace(bold, '600 900', fileUrl),
    renderFallback(heading, '400 900'),
    renderFallback(text, '400 500'),
    renderFallback(bold, '600 900'),
  ].join('')
}

/** All pairs, for the console and its previews. A browser loads only those that are used. */
export const renderAllFontFaces = (fileUrl: FileUrl): string =>
  fontPairNames
    .map((name) => renderFontFaces(name, fileUrl).replaceAll('font-display:optional', 'font-display:swap'))
    .join('\n')

/**
 * The files that the first screen needs: a page names them in its head, so that they load with it. Buttons and labels are
 * bold, and a screen that mixes the brand's font with that of the device looks broken.
 */
export function listPreloadedFonts(font: string, fileUrl: FileUrl, { isBoldFirst = false } = {}): PreloadedFont[] {
  const { heading, text, bold } = getFontPair(font) ?? {}
  return [...new Set([heading, text, bold])].flatMap((file) => {
    const url = file && fileUrl(toFontFileName(file))
    return url ? [{ url, priority: file === bold && !isBoldFirst ? 'low' : undefined }] : []
  })
}

interface PreloadedFont {
  url: string
  /** The heading does not wait for emphasis on a slow connection. */
  priority: 'low' | undefined
}

/**
 * The files to publish, with the package of each. Nearly every page needs the common characters alone, which take a
 * third off the bytes before its first paint. The complete file is for names such as Çelik.
 */
export const fontFiles = [
  ...new Map(
    Object.values(fontPairs)
      .flatMap(({ heading, text, bold }): FontFile[] => [heading, text, bold])
      .map((file) => [toFontFileName(file), file] as const),
  ),
].flatMap(([name, { source, weight }]) => [
  { name, source, weight, isComplete: false },
  { name: toCompleteName(name), source, weight, isComplete: true },
])

/**
 * `optional` never replaces text that is on the screen: a font that comes too late is used from the next page on, so
 * that nothing moves.
 */
function renderFace(file: FontFile, weights: string, fileUrl: FileUrl): string {
  const name = toFontFileName(file)
  return [
    { url: fileUrl(toCompleteName(name)), range: otherRange },
    { url: fileUrl(name), range: commonRange },
  ]
    .map(({ url, range }) =>
      url
        ? `@font-face{font-family:'${file.family}';font-weight:${weights};font-display:optional;src:url(${url}) format('woff2');unicode-range:${range}}`
        : '',
    )
    .join('')
}

function toCompleteName(name: string): string {
  return name.replace('.woff2', '-complete.woff2')
}

const renderFallback = ({ family, fallback, metrics: [size, ascent, descent, lineGap] }: FontFile, weights: string) =>
  `@font-face{font-family:'${toFallbackFamily(family)}';font-weight:${weights};src:${localNames[fallback]
    .map((name) => `local('${name}')`)
    .join(
      ',',
    )};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`

/** Fonts with the widths of Arial and of Times New Roman, by the names that systems give them. */
const localNames: Record<FontFallback, string[]> = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  sansBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica-Bold', 'Roboto Bold'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'],
  serifBold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Noto Serif Bold'],
}
