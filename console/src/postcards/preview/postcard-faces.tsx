import type { ReactNode } from 'react'
import { cx } from '../../design/class-names.ts'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { PreviewError } from '../../journeys/preview-frame.tsx'
import { PostcardSide } from './postcard-side.tsx'
import { usePostcardDrawing } from './use-postcard-drawing.ts'

interface PostcardFacesProps {
  title: string
  settings: object
  /** Filled for this contact instead of a sample. */
  contactId?: string | undefined
}

/** Both sides of a postcard, one below the other. */
export function PostcardFaces({ title, settings, contactId }: PostcardFacesProps) {
  const { drawing, render, error, isValidating, retry } = usePostcardDrawing(settings, contactId)
  if (!drawing || !render)
    return error ? (
      <PreviewError onRetry={retry} retrying={isValidating} />
    ) : (
      <FacesFrame
        front={<Skeleton className="aspect-[3/2] w-full" />}
        back={<Skeleton className="aspect-[3/2] w-full" />}
      />
    )
  return (
    <FacesFrame
      front={<PostcardSide side={drawing.front} render={render} label={`Front of ${title}`} />}
      back={<PostcardSide side={drawing.back} render={render} label={`Back of ${title}`} />}
    />
  )
}

interface FacesFrameProps {
  front: ReactNode
  back: ReactNode
  /** As wide as its container, for a chosen zoom. */
  isFullWidth?: boolean
}

export const FacesFrame = ({ front, back, isFullWidth = false }: FacesFrameProps) => (
  <div className={cx('mx-auto w-full space-y-6', !isFullWidth && 'max-w-[820px]')}>
    <Face name="Front">{front}</Face>
    <Face name="Back">{back}</Face>
  </div>
)

const Face = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure className="space-y-2">
    <figcaption className="font-medium text-muted text-table">{name}</figcaption>
    {children}
  </figure>
)
