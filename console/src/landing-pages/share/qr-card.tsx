import { grounds } from '@gable/shared/branding/brand-colours.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { Download } from 'lucide-react'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { reportError } from '../../platform/report-errors.ts'
import { drawingAddress, pictureOf } from './picture-of-drawing.ts'
import { qrFileName } from './qr-file-name.ts'
import { saveFile } from './save-file.ts'
import { useQr } from './use-qr.ts'

/** The code that leads to a page, for paper and signs. There is none where it could not be drawn. */
export function QrCard({ page }: { page: Pick<LandingPage, 'name' | 'url' | 'layoutSettings'> }) {
  const { qr, isFailed } = useQr(page)

  async function savePicture() {
    if (!qr) return
    try {
      saveFile(qrFileName(page.name, 'png'), await pictureOf(qr.print, 1024))
    } catch (error) {
      reportError(error)
      toast.error('The QR code could not be saved')
    }
  }

  const saveDrawing = () =>
    qr && saveFile(qrFileName(page.name, 'svg'), new Blob([qr.print], { type: 'image/svg+xml' }))

  if (isFailed) return null
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-lg border border-line bg-sunken p-4">
      {/* Light in either theme: a camera needs it. */}
      <div className="rounded-md p-3" style={{ backgroundColor: grounds.light }}>
        {qr ? (
          <img
            src={drawingAddress(qr.drawing)}
            width={112}
            height={112}
            alt={`QR code of ${page.url}`}
            className="block"
          />
        ) : (
          <Skeleton className="size-28" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">QR code</p>
        <p className="mt-0.5 text-muted text-table">Put it on flyers, postcards and signs: it leads to this page.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" icon={Download} disabled={!qr} onClick={() => void savePicture()}>
            Download QR
          </Button>
          <Button size="sm" variant="quiet" disabled={!qr} onClick={saveDrawing}>
            Download SVG
          </Button>
        </div>
      </div>
    </div>
  )
}
