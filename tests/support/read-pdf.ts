import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface PdfPage {
  /** In points, 72 to an inch. */
  width: number
  height: number
  text: string
}

/** The pages of a PDF with their texts, as a reader sees them. */
export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(file), useSystemFonts: true, verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    // Fonts may hold "ff" or "fi" as one glyph with space around it.
    pages.push({ width: right - left, height: top - bottom, text: text.normalize('NFKC').replace(/\s+/g, ' ') })
  }
  await document.destroy()
  return pages
}
