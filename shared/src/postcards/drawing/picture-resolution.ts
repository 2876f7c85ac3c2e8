import type { PostcardImage } from '../postcard-settings.ts'
import type { Box, PostcardProblem } from './drawing.ts'

/** In dots per inch. Below the minimum a picture looks coarse, and is refused. */
const goodResolution = 300
const minimumResolution = 200

/** Of a picture that covers a box. */
const getResolution = (image: { width: number; height: number }, box: Box): number =>
  72 / Math.max(box.width / image.width, box.height / image.height)

export function checkResolution(
  image: Extract<PostcardImage, { kind: 'MEDIA' }>,
  box: Box,
): Pick<PostcardProblem, 'severity' | 'message'> | undefined {
  const resolution = getResolution(image, box)
  if (resolution >= goodResolution) return undefined
  const [width, height] = [box.width, box.height].map((length) => Math.ceil((length / 72) * goodResolution - 0.001))
  const needed = `${width} × ${height} pixels`
  const found = `This picture has ${Math.floor(resolution)} dpi at this size.`
  return resolution < minimumResolution
    ? { severity: 'error', message: `${found} Please use one of at least ${needed}.` }
    : { severity: 'warning', message: `${found} It may look soft in print. ${needed} are sharp.` }
}
