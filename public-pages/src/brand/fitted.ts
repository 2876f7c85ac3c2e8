interface Size {
  width: number
  height: number
}

/** The size it is shown in stands on the image itself, so that nothing moves when it arrives. */
export function fitted({ width, height }: Size, within: Size): Size {
  const scale = Math.min(within.width / width, within.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
