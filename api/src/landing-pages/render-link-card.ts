import { createRequire } from 'node:module'
import type { Font } from '@gable/shared/branding/appearance.ts'
import { getFontPair } from '@gable/shared/branding/brand-fonts.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { OverlayOptions } from 'sharp'
import { loadSharp } from '../platform/media/load-sharp.ts'

const [width, height] = [1200, 630]
const margin = 88

interface LinkCardInput {
  heading: string
  brand: Pick<PublicBrand, 'name' | 'color' | 'onColor' | 'font'>
}

/** The picture of a link to a page that has none of its own: its heading on the color of the brand. */
export async function renderLinkCard({ heading, brand }: LinkCardInput): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp({ create: { width, height, channels: 3, background: brand.color } })
    .composite([
      {
        input: { create: { width, height: 118, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.16 } } },
        ...at(0, 512),
      },
      { input: { create: { width: 72, height: 6, channels: 3, background: brand.onColor } }, ...at(margin, 104) },
      toText({ text: heading, color: brand.onColor, size: 78, file: getHeadingFile(brand.font), maxHeight: 330 }, 148),
      toText({ text: brand.name, color: brand.onColor, size: 34, file: files.text, maxHeight: 44 }, 548),
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const at = (left: number, top: number) => ({ left, top })

interface Text {
  text: string
  color: string
  size: number
  file: FontFile
  maxHeight: number
}

const toText = ({ text, color, size, file, maxHeight }: Text, top: number): OverlayOptions => ({
  input: {
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${file.family} ${getSize(text, size, maxHeight)}`,
      fontfile: file.path,
      width: width - 2 * margin,
      wrap: 'word-char',
      rgba: true,
      // Sizes are in pixels then.
      dpi: 72,
    },
  },
  ...at(margin, top),
})

/** Small enough for the lines that the text takes, at about half an em per letter. */
function getSize(text: string, size: number, maxHeight: number): number {
  const lines = Math.ceil((text.length * size * 0.55) / (width - 2 * margin))
  return Math.floor(Math.min(size, maxHeight / (lines * 1.3)))
}

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

interface FontFile {
  family: string
  path: string
}

const { resolve } = createRequire(import.meta.url)
const files = {
  serif: { family: 'Lora Bold', path: resolve('@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf') },
  sans: { family: 'Inter Bold', path: resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf') },
  text: { family: 'Inter', path: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf') },
}

const getHeadingFile = (font: Font): FontFile =>
  font === 'SERIF' || font === 'SLAB' || getFontPair(font)?.heading.fallback.startsWith('serif')
    ? files.serif
    : files.sans
