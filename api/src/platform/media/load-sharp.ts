import type sharp from 'sharp'

/** Loads the image library with the first image: it would take a twentieth of the time that the product needs to start. */
export const loadSharp = (): Promise<typeof sharp> => {
  loading ??= load()
  return loading
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const { default: sharp } = await import('sharp')
  // The format is detected from the bytes. Decoders for all other formats, such as SVG, are blocked.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
  })
  sharp.cache(false)
  return sharp
}
