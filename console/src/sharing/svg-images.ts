/** Renders an SVG as a square PNG. */
export async function renderPng(svg: string, side: number): Promise<Blob> {
  const image = new Image(side, side)
  image.src = toSvgDataUrl(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The SVG could not be rendered'))), 'image/png'),
  )
}

export const toSvgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
