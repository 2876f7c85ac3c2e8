import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { buttonClassName } from '../inputs/button-class-name.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

/** The header of a dialog, a slide-out or a sheet, with its close button. */
export function PanelHeader(props: { title: ReactNode; description?: ReactNode; actions?: ReactNode }) {
  const { title, description, actions } = props
  return (
    <div data-panel-head className="flex shrink-0 flex-wrap items-start gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1 py-0.5">
        <Base.Title className="font-semibold text-ink text-lead [overflow-wrap:anywhere]">{title}</Base.Title>
        {description && <Base.Description className="mt-1 text-body text-muted">{description}</Base.Description>}
      </div>
      {actions && (
        <div className="flex items-center gap-3 max-sm:order-last max-sm:w-full max-sm:justify-between">{actions}</div>
      )}
      <Base.Close aria-label="Close" className={cx(buttonClassName('quiet', 'md', 'square'), '-mr-1.5')}>
        <X aria-hidden="true" className="size-4" />
      </Base.Close>
    </div>
  )
}

/** The scrolling content between header and footer. */
export function PanelBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      {...useKeyboardScroll()}
      className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 outline-none', className)}
    >
      {children}
    </div>
  )
}

/** The buttons. The primary action comes last. */
export function PanelFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-panel-buttons
      className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  )
}
