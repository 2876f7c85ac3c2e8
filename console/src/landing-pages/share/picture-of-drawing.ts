/** A drawing as a picture of this many pixels each way. */
export async function pictureOf(drawing: string, side: number): Promise<Blob> {
  const image = new Image(side, side)
  image.src = drawingAddress(drawing)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))), 'image/png'),
  )
}

export const drawingAddress = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`
