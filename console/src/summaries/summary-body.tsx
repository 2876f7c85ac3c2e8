import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../design/class-names.ts'
import { Button } from '../design/inputs/button.tsx'

/** As high before the summary is loaded as after, so that nothing below it moves. A longer text opens on request. */
export function SummaryBody({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isCut = useIsLonger(content, body)

  // The keyboard must not get lost in the hidden part.
  function handleFocus({ target }: FocusEvent) {
    const bottom = body.current?.getBoundingClientRect().bottom ?? 0
    if (target.getBoundingClientRect().bottom > bottom) setOpen(true)
  }

  return (
    <div className="border-line border-t">
      <div ref={body} className={cx('relative', isOpen ? 'min-h-28 sm:min-h-40' : 'h-28 overflow-clip sm:h-40')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes */}
        <div ref={content} onFocus={handleFocus} className="p-4">
          {children}
        </div>
        {isCut && !isOpen && (
          <div className="pointer-events-none absolute inset-x-0 bottom-0 rounded-b-lg bg-gradient-to-t from-60% from-surface to-transparent px-2 pt-6 pb-1.5">
            <Button size="sm" variant="quiet" className="pointer-events-auto" onClick={() => setOpen(true)}>
              Show all
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <div className="px-2 pb-1.5">
          <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
            Show less
          </Button>
        </div>
      )}
    </div>
  )
}

type ElementRef = React.RefObject<HTMLElement | null>

function useIsLonger(content: ElementRef, container: ElementRef): boolean {
  const [isLonger, setLonger] = useState(false)
  useEffect(() => {
    if (!content.current) return
    const observer = new ResizeObserver(() =>
      setLonger((content.current?.offsetHeight ?? 0) > (container.current?.clientHeight ?? 0)),
    )
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [content, container])
  return isLonger
}
