import { createRequire } from 'node:module'
import jsQr from 'jsqr'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface PrintedText {
  text: string
  /** From the top left corner of the page, in points, to the base line. */
  x: number
  y: number
  width: number
}

interface PrintedPage {
  width: number
  height: number
  texts: PrintedText[]
  /** What a camera reads in the picture of the page. */
  qrText: string | undefined
}

/** A print file as a press reads it. */
export async function readPrintFile(file: Buffer): Promise<PrintedPage[]> {
  const document = await getDocument({ data: new Uint8Array(file), disableFontFace: true, verbosity: 0 }).promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(await document.getPage(number)))
  await document.destroy()
  return pages
}

async function readPage(page: PDFPageProxy): Promise<PrintedPage> {
  const [, , width = 0, height = 0] = page.view
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ text: item.str, x: Number(item.transform[4]), y: height - Number(item.transform[5]), width: item.width }]
      : [],
  )
  return { width, height, texts, qrText: await readQrCode(page) }
}

// pdfjs brings a canvas along.
const { createCanvas } = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))(
  '@napi-rs/canvas',
)

// The package is CommonJS, whose default may be inside of its default.
const readQr = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr

async function readQrCode(page: PDFPageProxy): Promise<string | undefined> {
  const viewport = page.getViewport({ scale: 2.5 })
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
  const context = createCanvas(width, height).getContext('2d')
  await page.render({ canvasContext: context, viewport }).promise
  return readQr(context.getImageData(0, 0, width, height).data, width, height)?.data
}

/** The values of a key in the objects of a file, such as `TrimBox` or `BaseFont`. */
export function listPdfValues(file: Buffer, key: string): string[] {
  const text = file.toString('latin1')
  return [...text.matchAll(new RegExp(`/${key} (\\[[^\\]]*\\]|/?[^\\s/>]+)`, 'g'))].map(([, value = '']) => value)
}
