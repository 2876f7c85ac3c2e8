import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { Download } from 'lucide-react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { reportError } from '../platform/report-errors.ts'
import { downloadFile } from './download-file.ts'
import { qrFileName } from './qr-file-name.ts'
import { renderPng, toSvgDataUrl } from './svg-images.ts'
import { type QrCodeInput, useQrCode } from './use-qr-code.ts'

interface QrCardProps {
  page: QrCodeInput & { name: string }
  hint: string
}

/** The QR code of a page with its downloads. Renders nothing when the code cannot be created. */
export function QrCard({ page, hint }: QrCardProps) {
  const { qr, isFailed } = useQrCode(page)

  async function savePng() {
    if (!qr) return
    try {
      downloadFile(qrFileName(page.name, 'png'), await renderPng(qr.printSvg, 1024))
    } catch (error) {
      reportError(error)
      toast.error('Unable to save the QR code. Please try again.')
    }
  }

  const saveSvg = () =>
    qr && downloadFile(qrFileName(page.name, 'svg'), new Blob([qr.printSvg], { type: 'image/svg+xml' }))

  if (isFailed) return null
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-lg border border-line bg-sunken p-4">
      {/* White in both themes, because cameras need the contrast. */}
      <div className="rounded-md p-3" style={{ backgroundColor: backgrounds.light }}>
        {qr ? (
          <img src={toSvgDataUrl(qr.svg)} width={112} height={112} alt={`QR code of ${page.url}`} className="block" />
        ) : (
          <Skeleton className="size-28" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">QR code</p>
        <p className="mt-0.5 text-muted text-table">{hint}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" icon={Download} disabled={!qr} onClick={() => void savePng()}>
            Download QR
          </Button>
          <Button size="sm" variant="quiet" disabled={!qr} onClick={saveSvg}>
            Download SVG
          </Button>
        </div>
      </div>
    </div>
  )
}
