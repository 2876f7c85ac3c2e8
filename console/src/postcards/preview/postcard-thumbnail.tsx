import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { PostcardSide } from './postcard-side.tsx'
import { usePostcardDrawing } from './use-postcard-drawing.ts'

interface PostcardThumbnailProps {
  title: string
  settings: object
  side?: 'front' | 'back'
}

/** A small postcard in the middle of its container. A failure is shown where the postcard is opened. */
export function PostcardThumbnail({ title, settings, side = 'front' }: PostcardThumbnailProps) {
  const { drawing, render, error } = usePostcardDrawing(settings)
  return (
    <div className="flex h-full items-center justify-center bg-sunken p-[6%]">
      {drawing && render ? (
        <PostcardSide side={drawing[side]} render={render} label={`Preview of ${title}`} />
      ) : error ? (
        <p className="text-muted text-table">No preview</p>
      ) : (
        <Skeleton className="aspect-[3/2] w-full" />
      )}
    </div>
  )
}
