import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cx } from '../class-names.ts'

export interface OverlayProps {
  open: boolean
  /** Called on Escape, the close button or a press outside. Must set `open` to close the overlay. */
  onClose: () => void
  /** Turn off where a press outside would lose typed text. */
  closeOnOutsidePress?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** Shared by dialogs, slide-outs and sheets: the backdrop, the focus trap and the focus return. */
export function Overlay(props: OverlayProps & { role?: 'alertdialog'; className: string; children: ReactNode }) {
  const { open, onClose, closeOnOutsidePress = true, initialFocus, role, className, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closeOnOutsidePress}
      onOpenChange={(next, details) => {
        if (next || isInToaster(details.event)) return
        onClose()
      }}
    >
      <Base.Portal>
        {/* A press on the backdrop must not take the focus out of a field. */}
        <Base.Backdrop
          // A nested dialog also needs a backdrop, to stand out from the dialog below.
          forceRender
          onMouseDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-dialog bg-scrim transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        />
        <Base.Popup
          {...(role && { role })}
          ref={popup}
          initialFocus={initialFocus ?? (() => findInitialFocus(popup.current))}
          className={cx('fixed z-dialog flex flex-col bg-raised text-ink shadow-float outline-none', className)}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The accessible name of an overlay without a visible title. */
export const HiddenTitle = ({ children }: { children: string }) => (
  <Base.Title className="sr-only">{children}</Base.Title>
)

/** The first control outside the header, so not the close button; otherwise the panel itself. */
const findInitialFocus = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>(
    ':is(input, textarea, select, button, a[href], [tabindex="0"]):not(:disabled, [data-panel-head] *, [role="toolbar"] *, [type="hidden"], [data-base-ui-focus-guard])',
  ) ?? popup

/** Toasts are above dialogs; dismissing one is not a press outside. */
const isInToaster = (event: Event) => event.target instanceof Element && event.target.closest('[data-toaster]') !== null
