import { readFileSync } from 'node:fs'
import { bleed, type Drawing, type PostcardFont, postcardFonts } from '@gable/shared/postcards/drawing/drawing.ts'
import { drawShape } from './draw-shape.ts'
import { fontFiles } from './font-files.ts'
import { createPreparedImages, type LoadImage, type PreparedImages } from './prepare-image.ts'

interface PdfOptions {
  title: string
  /** Reads a picture that a drawing names. */
  loadImage: LoadImage
  /** Pictures that were prepared before, for several files of one content. */
  images?: PreparedImages
  createdAt?: Date
}

/** The print file of a postcard: a page for each side, with bleed, vector text and embedded fonts. */
export async function createPostcardPdf(pages: readonly Drawing[], options: PdfOptions): Promise<Buffer> {
  const { title, loadImage, createdAt = new Date() } = options
  const images = options.images ?? createPreparedImages(loadImage)
  // The library is large, and most processes print nothing.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.4',
    info: { Title: title, Creator: 'Gable', CreationDate: createdAt },
  })
  const file = collect(document)
  for (const font of postcardFonts) document.registerFont(font, getFontFile(font) as Buffer)
  for (const drawing of pages) {
    addPage(document, drawing)
    for (const shape of drawing.shapes)
      drawShape(document, shape, shape.type === 'image' ? await images.get(shape) : undefined)
    document.restore()
  }
  document.end()
  return file
}

/** Trim and bleed tell the press where to cut. */
function addPage(document: PDFKit.PDFDocument, { width, height }: Drawing) {
  const size: [number, number] = [width + 2 * bleed, height + 2 * bleed]
  document.addPage({ size, margin: 0 })
  const { data } = document.page.dictionary as unknown as { data: Record<string, number[]> }
  data.BleedBox = [0, 0, ...size]
  data.TrimBox = [bleed, bleed, width + bleed, height + bleed]
  document.save()
  document.translate(bleed, bleed)
}

const files = new Map<PostcardFont, Buffer>()

function getFontFile(font: PostcardFont): Buffer {
  const file = files.get(font) ?? readFileSync(fontFiles[font])
  files.set(font, file)
  return file
}

const collect = (document: PDFKit.PDFDocument) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
