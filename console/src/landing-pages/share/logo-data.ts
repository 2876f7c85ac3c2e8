interface Logo {
  url: string
  width: number
  height: number
}

/** A brand's logo to be drawn within something else. Nothing, where it could not be recognised that small or not be had. */
export async function logoData(logo: Logo | null | undefined): Promise<string | undefined> {
  if (!logo || !isRecognisable(logo) || !isOurs(logo)) return undefined
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

/** In a small square a long name is a line. */
const isRecognisable = ({ width, height }: Logo) => Math.max(width, height) <= 2 * Math.min(width, height)

/** What stands elsewhere may be shown, but not read. */
const isOurs = ({ url }: Logo) => new URL(url, window.location.href).origin === window.location.origin
