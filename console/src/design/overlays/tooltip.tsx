import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId } from 'react'

interface TooltipProps {
  /** What it says. Nothing said, nothing shown. */
  text: ReactNode
  /** The one element it belongs to; it must be focusable and take a ref. A disabled `Button` is both. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** `false` when the text is the element's own label, which a screen reader already says. */
  describes?: boolean | undefined
}

/** A short explanation on hover and on focus. */
export function Tooltip({ text, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId()
  if (!text) return children
  return (
    <>
      <Base.Root onOpenChange={letEscapeThrough}>
        <Base.Trigger
          delay={400}
          render={children}
          // The described element must say so before the popup exists: readers ask on focus.
          {...(describes && { 'aria-describedby': id })}
        />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={6} className="z-popover">
            {/* The described element already says it. */}
            <Base.Popup
              aria-hidden="true"
              className="max-w-[min(320px,var(--available-width))] rounded-md bg-ink px-2 py-1 text-ground text-label shadow-float transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 data-[instant]:duration-0"
            >
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {describes && (
        <span id={id} hidden>
          {text}
        </span>
      )}
    </>
  )
}

/** Escape hides the tooltip and still closes the dialog or menu it is in. */
function letEscapeThrough(_open: boolean, details: Base.Root.ChangeEventDetails) {
  if (details.reason === 'escape-key') details.allowPropagation()
}
