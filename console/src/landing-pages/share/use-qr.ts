import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { useEffect, useState } from 'react'
import { reportError } from '../../platform/report-errors.ts'
import { useApi } from '../../platform/use-api.ts'
import { logoData } from './logo-data.ts'
import { drawQr } from './qr-drawing.ts'

type Coded = Pick<LandingPage, 'url' | 'layoutSettings'>

export interface Qr {
  /** For the screen. */
  drawing: string
  /** For paper and signs, with white around it. */
  print: string
}

/** The code of a page's address with the logo of its brand, once it is drawn. */
export function useQr({ url, layoutSettings }: Coded): { qr: Qr | undefined; isFailed: boolean } {
  const brandings = useApi('GET /agent/branding')
  const isKnown = brandings.data !== undefined || brandings.error !== undefined
  const branding = brandings.data?.find(({ _id }) => _id === layoutSettings.brandingId) ?? brandings.data?.[0]
  const shown = branding && publicBrandOf(branding).logo
  const logo = shown && JSON.stringify(shown)
  const [qr, setQr] = useState<Qr>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = isKnown
    if (!isKnown) return
    draw(url, logo ? JSON.parse(logo) : null)
      .then((drawn) => isWanted && setQr(drawn))
      .catch((error) => {
        log(error)
        setFailed(true)
      })
    return () => {
      isWanted = false
    }
  }, [url, logo, isKnown])
  return { qr, isFailed }
}

/** Whoever shares a page can do so without the code: it is for us to learn of. */
function log(error: unknown) {
  reportError(error)
  console.error('The QR code could not be drawn', error)
}

async function draw(url: string, shown: Parameters<typeof logoData>[0]): Promise<Qr> {
  const logo = await logoData(shown).catch(() => undefined)
  const [drawing, print] = await Promise.all([drawQr(url, { margin: 0, logo }), drawQr(url, { margin: 4, logo })])
  return { drawing, print }
}
