import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Corner, type CropBox, corners, dragCorner, moveBox, sizeOf } from './crop-box.ts'

interface CropStageProps {
  picture: ImageBitmap
  box: CropBox
  onChange: (box: CropBox) => void
}

/** The picture with a crop frame. Corners and frame can be dragged or moved with the arrow keys. */
export function CropStage({ picture, box, onChange }: CropStageProps) {
  const container = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const start = useRef<{ x: number; y: number; box: CropBox }>()

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    // Drawn at about its displayed size, since browsers scale a much larger canvas down badly.
    const scale = Math.min(1, 900 / Math.max(picture.width, picture.height))
    const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
    Object.assign(canvas.current, { width, height })
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
  }, [picture])

  /** Handlers that apply a drag or an arrow key to the crop box. */
  const createHandlers = (change: (box: CropBox, byX: number, byY: number) => CropBox) => ({
    onPointerDown(event: PointerEvent) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, box }
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current || !container.current) return
      const scale = picture.width / container.current.clientWidth
      const [byX, byY] = [(event.clientX - start.current.x) * scale, (event.clientY - start.current.y) * scale]
      onChange(change(start.current.box, byX, byY))
    },
    onPointerUp: () => {
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      const size = (event.shiftKey ? 0.1 : 0.01) * Math.max(picture.width, picture.height)
      const distance = Math.max(1, Math.round(size))
      onChange(change(box, step[0] * distance, step[1] * distance))
    },
  })

  const { width, height } = sizeOf(box)
  const frame = {
    left: toPercent(box.left, picture.width),
    top: toPercent(box.top, picture.height),
    width: toPercent(width, picture.width),
    height: toPercent(height, picture.height),
  }
  return (
    <div className="flex justify-center overflow-hidden rounded-lg border border-line bg-dots bg-sunken bg-[length:16px_16px] p-4">
      <div ref={container} className="relative min-w-0 touch-none select-none overflow-visible">
        <canvas
          ref={canvas}
          style={{ backgroundColor: backgrounds.light }}
          className="block max-h-[42dvh] max-w-full"
        />
        <div style={frame} className="absolute outline outline-[1000px] outline-scrim">
          <button
            type="button"
            aria-label={`Frame, ${width} by ${height} pixels`}
            {...createHandlers((box, byX, byY) => moveBox(box, byX, byY, picture))}
            className="absolute inset-0 cursor-move border-2 border-accent outline-none focus-visible:ring-4 focus-visible:ring-accent"
          />
          {corners.map((corner) => (
            <button
              key={corner}
              type="button"
              aria-label={`Corner at the ${corner}`}
              {...createHandlers((box, byX, byY) => dragCorner(box, corner, byX, byY, picture))}
              className={`group absolute flex size-6 items-center justify-center outline-none touch:size-10 ${cornerClassNames[corner]}`}
            >
              <span className="size-3.5 rounded-full border-2 border-surface bg-accent group-focus-visible:size-5 group-focus-visible:ring-2 group-focus-visible:ring-accent" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

const toPercent = (part: number, total: number) => `${(part / total) * 100}%`

const steps: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const cornerClassNames: Record<Corner, string> = {
  'top left': 'top-0 left-0 -translate-x-1/2 -translate-y-1/2 cursor-nwse-resize',
  'top right': 'top-0 right-0 translate-x-1/2 -translate-y-1/2 cursor-nesw-resize',
  'bottom left': 'bottom-0 left-0 -translate-x-1/2 translate-y-1/2 cursor-nesw-resize',
  'bottom right': 'right-0 bottom-0 translate-x-1/2 translate-y-1/2 cursor-nwse-resize',
}
