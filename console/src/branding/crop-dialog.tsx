import type { Logo } from '@gable/shared/branding/branding.ts'
import { useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Callout } from '../design/callout.tsx'
import { Dialog } from '../design/dialog.tsx'
import { PanelBody, PanelFooter } from '../design/panel.tsx'
import { refusalOf } from '../design/refusal.ts'
import { Skeleton } from '../design/skeleton.tsx'
import { type CropBox, sizeOf, wholeOf } from './crop-box.ts'
import { CropStage } from './crop-stage.tsx'
import { contentOf, cutOut, readPicture } from './picture.ts'
import { uploadLogo } from './upload-logo.ts'

interface CropDialogProps {
  file: File
  onClose: () => void
  onUploaded: (logo: Logo) => void
}

/** What of a picture becomes the logo. Its empty edges are left out to begin with. */
export function CropDialog({ file, onClose, onUploaded }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [box, setBox] = useState<CropBox>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let isGone = false
    readPicture(file).then(
      (read) => {
        if (isGone) return read.close()
        setPicture(read)
        setBox(contentOf(read))
      },
      (error) => isGone || setProblem(refusalOf(error).message),
    )
    return () => {
      isGone = true
    }
  }, [file])

  async function upload() {
    if (!picture || !box) return
    setBusy(true)
    setProblem(undefined)
    try {
      onUploaded(await uploadLogo(await cutOut(picture, box)))
    } catch (error) {
      setProblem(refusalOf(error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      closesOutside={false}
      size="lg"
      title="Crop the logo"
      description="Drag the frame or its corners, or move them with the arrow keys."
    >
      <PanelBody className="space-y-4">
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        {picture && box && <CropStage picture={picture} box={box} onChange={setBox} />}
        {!picture && !problem && <Skeleton className="h-60 w-full" />}
        {picture && box && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-muted text-table tabular-nums">
              {sizeText(box)}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setBox(contentOf(picture))}>
                Trim empty edges
              </Button>
              <Button size="sm" onClick={() => setBox(wholeOf(picture))}>
                Whole image
              </Button>
            </div>
          </div>
        )}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="primary" busy={busy} disabled={!picture} onClick={upload}>
          Use this logo
        </Button>
      </PanelFooter>
    </Dialog>
  )
}

function sizeText(box: CropBox) {
  const { width, height } = sizeOf(box)
  return `${width} × ${height} pixels`
}
