import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useKeyboardScroll } from '../../design/layout/use-keyboard-scroll.ts'

interface PanelBoxProps {
  title: string
  note?: ReactNode
  /** Shows a back button, and moves the focus into the panel. */
  onBack?: () => void
  /** Buttons at the right of the title. */
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The head, the scrolling content and the footer of a panel. */
export function PanelBox({ title, note, onBack, actions, footer, children }: PanelBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpenedFromList = onBack !== undefined

  useEffect(() => {
    if (isOpenedFromList) heading.current?.focus()
  }, [isOpenedFromList])

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-12 shrink-0 items-center gap-1 border-line border-b py-2 pr-3 pl-4">
        {onBack && <IconButton icon={ArrowLeft} label="Back to the module list" className="-ml-2" onClick={onBack} />}
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="truncate font-semibold outline-none" title={title}>
            {title}
          </h2>
          {note && <p className="truncate text-label text-muted">{note}</p>}
        </div>
        {actions}
      </div>
      <div {...useKeyboardScroll()} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        {children}
      </div>
      {footer && (
        <div data-panel-footer className="flex shrink-0 items-center justify-end gap-2 border-line border-t px-4 py-3">
          {footer}
        </div>
      )}
    </div>
  )
}
