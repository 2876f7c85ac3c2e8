interface Size {
  width: number
  height: number
}

/** The display size of an image. Set as attributes, it keeps the layout from shifting when the image loads. */
export function fitWithin({ width, height }: Size, max: Size): Size {
  const scale = Math.min(max.width / width, max.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
