import { defaultColor } from '@gable/shared/branding/appearance.ts'
import qrcode from 'qrcode'

export interface QrOptions {
  /** The white margin in modules. Scanners need one around a code on a dark background. */
  margin: 0 | 3 | 4
  /** A data URL for the middle of the code; the Gable mark by default, and nothing for null. */
  logo: string | null | undefined
}

/** Renders a QR code as an SVG. */
export async function renderQrSvg(text: string, { margin, logo }: QrOptions): Promise<string> {
  const svg = await qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin, scale: 1, width })
  return logo === null ? svg : addLogo(svg, margin, logo)
}

/** Sizes on the screen, in pixels. The code's error correction makes up for the modules under the logo. */
const width = 112
const logoWidth = 18
const logoBackgroundWidth = 22

function addLogo(svg: string, margin: number, logo: string | undefined): string {
  const [, modules = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? []
  const size = Number(modules)
  const side = (pixels: number) => (pixels / width) * (size - 2 * margin)
  const box = (pixels: number) => {
    const start = (size - side(pixels)) / 2
    return `x="${start}" y="${start}" width="${side(pixels)}" height="${side(pixels)}"`
  }
  const background = `<rect ${box(logoBackgroundWidth)} fill="#fff"/>`
  const picture = logo
    ? `<image ${box(logoWidth)} href="${logo}"/>`
    : `<svg ${box(logoWidth)} viewBox="0 0 32 32" shape-rendering="auto">${gableMark}</svg>`
  return svg.replace('</svg>', `${background}${picture}</svg>`)
}

const gableMark =
  `<rect width="32" height="32" rx="7" fill="${defaultColor}"/>` +
  '<path d="M5.5 17.2 16 7.5l10.5 9.7M10 19v6h12v-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
