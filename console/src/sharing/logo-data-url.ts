interface Logo {
  url: string
  width: number
  height: number
}

/** A logo as a data URL, to embed in an SVG. Undefined when it would be illegible at that size or cannot be fetched. */
export async function loadLogoDataUrl(logo: Logo | null | undefined): Promise<string | undefined> {
  if (!logo || !isLegibleWhenSmall(logo) || !isSameOrigin(logo)) return undefined
  const response = await fetch(logo.url)
  if (!response.ok) return undefined
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** A wide or tall logo shrinks to a line in a small square. */
const isLegibleWhenSmall = ({ width, height }: Logo) => Math.max(width, height) <= 2 * Math.min(width, height)

/** Only files from our own origin can be read. */
const isSameOrigin = ({ url }: Logo) => new URL(url, window.location.href).origin === window.location.origin
