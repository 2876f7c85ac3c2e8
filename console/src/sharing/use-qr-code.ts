import { toBrandMarkUrl } from '@gable/shared/branding/brand-mark.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { useEffect, useState } from 'react'
import { requestQrSvg } from '../design/data/qr/request-qr-svg.ts'
import { reportError } from '../platform/report-errors.ts'
import { useApi } from '../platform/use-api.ts'
import { loadLogoDataUrl } from './logo-data-url.ts'

export interface QrCodeInput {
  url: string
  /** Null for the default branding. */
  brandingId: string | null
}

interface QrCode {
  svg: string
  /** For print, with a white margin. */
  printSvg: string
}

/** The QR code of a page's URL with the logo of its brand, or its initial where the logo would be illegible. Undefined until it is rendered. */
export function useQrCode({ url, brandingId }: QrCodeInput): { qr: QrCode | undefined; isFailed: boolean } {
  const brandings = useApi('GET /agent/branding')
  const isReady = brandings.data !== undefined || brandings.error !== undefined
  const branding = brandings.data?.find(({ _id }) => _id === brandingId) ?? brandings.data?.[0]
  const brand = branding && toPublicBrand(branding)
  const brandMark = brand && toBrandMarkUrl(brand)
  // Serialized, so that the effect compares the content.
  const logo = brand?.logo && JSON.stringify(brand.logo)
  const [qr, setQr] = useState<QrCode>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    if (!isReady) return
    renderQrCode(url, logo ? JSON.parse(logo) : null, brandMark)
      .then((rendered) => {
        if (!isCurrent) return
        setQr(rendered)
        setFailed(false)
      })
      .catch((error) => {
        logFailure(error)
        if (isCurrent) setFailed(true)
      })
    return () => {
      isCurrent = false
    }
  }, [url, logo, brandMark, isReady])
  return { qr, isFailed }
}

/** The page can be shared without the code, so the error is only reported. */
function logFailure(error: unknown) {
  reportError(error)
  console.error('The QR code could not be rendered', error)
}

async function renderQrCode(
  url: string,
  brandLogo: Parameters<typeof loadLogoDataUrl>[0],
  brandMark: string | undefined,
): Promise<QrCode> {
  const logo = (await loadLogoDataUrl(brandLogo).catch(() => undefined)) ?? brandMark
  const [svg, printSvg] = await Promise.all([
    requestQrSvg(url, { margin: 0, logo }),
    requestQrSvg(url, { margin: 4, logo }),
  ])
  return { svg, printSvg }
}
