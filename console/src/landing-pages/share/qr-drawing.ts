import { defaultColour } from '@gable/shared/branding/look.ts'

interface QrOptions {
  /** White around the code, in its own squares: what is printed on a dark ground is not read without it. */
  margin: 0 | 4
  /** As a data address; our own mark where there is none. */
  logo: string | undefined
}

/** The code of an address as a drawing that can be made as large as one likes, with a logo in its middle. */
export async function drawQr(url: string, { margin, logo }: QrOptions): Promise<string> {
  const qrcode = await import('qrcode')
  const drawing = await qrcode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin, scale: 1, width })
  return withLogo(drawing, margin, logo)
}

/** On the screen. What is hidden under the logo is made up for by what the code says twice. */
const width = 112
const logoWidth = 18
const groundWidth = 22

function withLogo(drawing: string, margin: number, logo: string | undefined): string {
  const [, squares = ''] = /viewBox="0 0 (\d+) /.exec(drawing) ?? []
  const whole = Number(squares)
  const side = (pixels: number) => (pixels / width) * (whole - 2 * margin)
  const box = (pixels: number) => {
    const start = (whole - side(pixels)) / 2
    return `x="${start}" y="${start}" width="${side(pixels)}" height="${side(pixels)}"`
  }
  const ground = `<rect ${box(groundWidth)} fill="#fff"/>`
  const picture = logo
    ? `<image ${box(logoWidth)} href="${logo}"/>`
    : `<svg ${box(logoWidth)} viewBox="0 0 32 32" shape-rendering="auto">${gable}</svg>`
  return drawing.replace('</svg>', `${ground}${picture}</svg>`)
}

const gable =
  `<rect width="32" height="32" rx="7" fill="${defaultColour}"/>` +
  '<path d="M5.5 17.2 16 7.5l10.5 9.7M10 19v6h12v-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
