import { drawPostcard } from '@gable/shared/postcards/drawing/draw-postcard.ts'
import type { PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import { renderPostcardSide } from '@gable/shared/postcards/drawing/render-svg.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import {
  createPostcardSender,
  createPostcardSettings,
  listTexts,
  mailedRecipient,
} from '@gable/shared/postcards/testing/postcard-fixtures.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPostcardPdf } from './create-pdf.ts'
import { createPreparedImages } from './prepare-image.ts'
import { listPdfValues, readPrintFile } from './testing/read-print-file.ts'

const image = { kind: 'MEDIA' as const, url: '/media/a/photo.jpg', width: 3000, height: 2100, focusX: 70, focusY: 40 }

/** Grain as of a lawn, which compresses worst. */
const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 }
const createPhoto = () =>
  sharp({ create: { width: image.width, height: image.height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
// One for all tests: its noise takes longer to make than a file in which it is printed.
let photo: Promise<Buffer> | undefined

const createLogo = () =>
  sharp({ create: { width: 1600, height: 400, channels: 4, background: { r: 20, g: 60, b: 90, alpha: 0.5 } } })
    .png()
    .toBuffer()

function loadImage(url: string) {
  if (!url.endsWith('.jpg')) return createLogo()
  photo ??= createPhoto()
  return photo
}

const draw = (parts: Partial<PostcardSettings>, recipient = mailedRecipient) =>
  drawPostcard(createPostcardSettings(parts), createPostcardSender(), recipient, postcardMeasure)
const print = ({ front, back }: PostcardDrawing) => createPostcardPdf([front, back], { title: 'May', loadImage })

describe('a print file', () => {
  test('has two pages with bleed, trim boxes and embedded fonts', async () => {
    const file = await print(draw({ size: '6X9' }))
    const pages = await readPrintFile(file)
    expect(pages.map(({ width, height }) => [width / 72, height / 72])).toEqual([
      [9.25, 6.25],
      [9.25, 6.25],
    ])
    expect(listPdfValues(file, 'TrimBox')).toEqual(['[9 9 657 441]', '[9 9 657 441]'])
    expect(listPdfValues(file, 'BleedBox')).toEqual(['[0 0 666 450]', '[0 0 666 450]'])
    const fonts = listPdfValues(file, 'BaseFont')
    expect(fonts.some((name) => /^\/[A-Z]{6}\+Inter-Regular$/.test(name))).toBe(true)
    expect(fonts.every((name) => name.includes('+'))).toBe(true)
    const embedded = listPdfValues(file, 'FontFile2')
    expect(embedded.length).toBeGreaterThanOrEqual(3)
    const small = await readPrintFile(await print(draw({ size: '4X6' })))
    expect([small[0]?.width, small[0]?.height]).toEqual([6.25 * 72, 4.25 * 72])
  })

  test.each(['6X9', '4X6'] as const)('of %s has the texts where the screen has them', async (size) => {
    const drawing = draw({ size, design: 'note', headline: 'Hi {{contact.firstName | you}}, To Ava & “Łukasz” <b>' })
    const pages = await readPrintFile(await print(drawing))
    for (const [index, side] of [drawing.front, drawing.back].entries()) {
      const svg = renderPostcardSide(side, { measure: postcardMeasure, idPrefix: 'a', title: 'Front' })
      expect(svg).not.toMatch(/<b>|<script/)
      const printed = pages[index]?.texts ?? []
      for (const shape of listTexts(side)) {
        const found = printed.find(
          ({ text, y }) => shape.text.startsWith(text[0] ?? '') && Math.abs(y - 9 - shape.y) < 0.01,
        )
        expect(found?.x, shape.text).toBeCloseTo(shape.x + 9, 2)
        expect(svg).toContain(` y="${shape.y}" font-size="${shape.size}"`)
      }
      expect(
        pages[index]?.texts
          .map(({ text }) => text)
          .join(' ')
          .replace(/\s+/g, ''),
      ).toBe(
        listTexts(side)
          .map(({ text }) => text)
          .join('')
          .replace(/\s+/g, ''),
      )
    }
  })

  test.each(['6X9', '4X6'] as const)('of %s has a code that cameras read', async (size) => {
    const [front, back] = await readPrintFile(await print(draw({ size })))
    expect(front?.qrText).toBeUndefined()
    expect(back?.qrText).toBe(mailedRecipient.qrText)
  })

  test('is small even with a grainy photo, which keeps 300 dpi', async () => {
    const file = await print(draw({ design: 'panorama', size: '6X9', image }))
    expect(file.length).toBeLessThanOrEqual(600_000)
    expect(listPdfValues(file, 'Width').map(Number)).toContain(2775)
  })

  test('of many pieces prepares pictures once', async () => {
    let loaded = 0
    const names = ['Ava', 'Łukasz', 'Nguyễn']
    const drawings = names.map((name) =>
      draw(
        { design: 'panorama', size: '4X6', image },
        { ...mailedRecipient, values: { ...mailedRecipient.values, 'contact.firstName': name } },
      ),
    )
    const files: Buffer[] = []
    const count = (url: string) => {
      loaded += 1
      return loadImage(url)
    }
    const options = { title: 'May', loadImage: count, images: createPreparedImages(count) }
    for (const { front, back } of drawings) files.push(await createPostcardPdf([front, back], options))
    expect(loaded).toBe(2)
    for (const [index, file] of files.entries()) {
      const [, back] = await readPrintFile(file)
      expect(back?.texts.map(({ text }) => text).join(' ')).toContain(names[index])
    }
  })
})
