import type { PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { createPostcardPdf, type PdfOptions } from './create-pdf.ts'
import { createPreparedImages } from './prepare-image.ts'

/**
 * The print files of many pieces of one content, one after the other, so that memory stays the same however many there
 * are. Their pictures are prepared once.
 */
export async function* createPostcardPieceFiles(
  drawings: Iterable<PostcardDrawing> | AsyncIterable<PostcardDrawing>,
  options: Omit<PdfOptions, 'images'>,
): AsyncGenerator<Buffer> {
  const images = createPreparedImages(options.loadImage)
  for await (const { front, back } of drawings) yield await createPostcardPdf([front, back], { ...options, images })
}
