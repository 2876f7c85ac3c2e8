import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import { IconButton } from '../../inputs/icon-button.tsx'
import { useKeyboardScroll } from '../use-keyboard-scroll.ts'

interface EditorSideProps {
  id: string
  title: string
  /** On which side of the preview it is. */
  side?: 'left' | 'right'
  onClose: () => void
  children: ReactNode
}

/** The open panel: 384 px wide next to the preview, or below it on a phone. */
export function EditorSide({ id, title, side = 'left', onClose, children }: EditorSideProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className={cx(
        'relative z-sidebar order-1 flex h-[55%] shrink-0 animate-rise flex-col rounded-t-lg border-line border-t bg-surface shadow-float sm:static sm:h-auto sm:w-96 sm:animate-none sm:rounded-none sm:border-t-0 sm:shadow-none',
        side === 'left' ? 'sm:order-none sm:border-r' : 'sm:border-l',
      )}
    >
      <header className="flex h-12 shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
        <h2 className="truncate font-semibold">{title}</h2>
        <IconButton icon={X} label="Close panel" size="sm" onClick={onClose} />
      </header>
      <div
        {...useKeyboardScroll()}
        data-panel-content
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        {children}
      </div>
    </section>
  )
}
