import { useEffect, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { type CropBox, sizeOf, toFullBox, toSquareBox } from './crop-box.ts'
import { CropStage } from './crop-stage.tsx'
import { type CroppedPicture, cropPicture, decodePicture, findContentBox, type PictureKind } from './picture.ts'

interface CropDialogProps {
  file: File
  kind: PictureKind
  title: string
  confirmLabel: string
  onClose: () => void
  /** Errors that it throws are shown in the dialog. */
  onCrop: (cropped: CroppedPicture) => Promise<unknown>
}

/** Crops a picture. The box initially excludes the empty edges of a logo, and is a square for a portrait. */
export function CropDialog({ file, kind, title, confirmLabel, onClose, onCrop }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [box, setBox] = useState<CropBox>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isCanceled = false
    decodePicture(file).then(
      (decoded) => {
        if (isCanceled) return decoded.close()
        setPicture(decoded)
        setBox(toInitialBox(decoded, kind))
      },
      (error) => isCanceled || setProblem(toFormError(error).message),
    )
    return () => {
      isCanceled = true
    }
  }, [file, kind])

  async function handleConfirm() {
    if (!picture || !box) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onCrop(await cropPicture(picture, box, kind))
    } catch (error) {
      setProblem(toFormError(error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={() => isBusy || onClose()}
      closeOnOutsidePress={false}
      size="lg"
      title={title}
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
              {formatSize(box)}
            </p>
            <div className="flex flex-wrap gap-2">
              {kind === 'logo' && (
                <Button size="sm" onClick={() => setBox(findContentBox(picture))}>
                  Trim empty edges
                </Button>
              )}
              <Button size="sm" onClick={() => setBox(toFullBox(picture))}>
                Whole image
              </Button>
            </div>
          </div>
        )}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="primary" busy={isBusy} disabled={!picture} onClick={handleConfirm}>
          {confirmLabel}
        </Button>
      </PanelFooter>
    </Dialog>
  )
}

function toInitialBox(picture: ImageBitmap, kind: PictureKind) {
  if (kind === 'logo') return findContentBox(picture)
  return kind === 'portrait' ? toSquareBox(picture) : toFullBox(picture)
}

function formatSize(box: CropBox) {
  const { width, height } = sizeOf(box)
  return `${width} × ${height} pixels`
}
