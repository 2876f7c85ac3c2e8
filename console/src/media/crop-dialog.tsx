import { useEffect, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { type CropBox, sizeOf, wholeOf } from './crop-box.ts'
import { CropStage } from './crop-stage.tsx'
import { type CutOut, contentOf, cutOut, type PictureKind, readPicture } from './picture.ts'

interface CropDialogProps {
  file: File
  kind: PictureKind
  title: string
  /** Says what the cut-out is taken for. */
  confirm: string
  onClose: () => void
  /** What it throws is said in the dialog. */
  onCut: (cut: CutOut) => Promise<unknown>
}

/** What of a picture is used. The empty edges of a logo are left out to begin with. */
export function CropDialog({ file, kind, title, confirm, onClose, onCut }: CropDialogProps) {
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
        setBox(kind === 'logo' ? contentOf(read) : wholeOf(read))
      },
      (error) => isGone || setProblem(toFormError(error).message),
    )
    return () => {
      isGone = true
    }
  }, [file, kind])

  async function take() {
    if (!picture || !box) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onCut(await cutOut(picture, box, kind))
    } catch (error) {
      setProblem(toFormError(error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
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
              {sizeText(box)}
            </p>
            <div className="flex flex-wrap gap-2">
              {kind === 'logo' && (
                <Button size="sm" onClick={() => setBox(contentOf(picture))}>
                  Trim empty edges
                </Button>
              )}
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
        <Button variant="primary" busy={busy} disabled={!picture} onClick={take}>
          {confirm}
        </Button>
      </PanelFooter>
    </Dialog>
  )
}

function sizeText(box: CropBox) {
  const { width, height } = sizeOf(box)
  return `${width} × ${height} pixels`
}
