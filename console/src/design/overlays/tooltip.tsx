import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId } from 'react'

interface TooltipProps {
  /** Without a text no tooltip is rendered. */
  text: ReactNode
  /** One focusable element that accepts a ref. A disabled `Button` qualifies. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** False when the text repeats the element's accessible name, which screen readers already announce. */
  describes?: boolean | undefined
}

/** A short explanation on hover and focus. */
export function Tooltip({ text, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId()
  if (!text) return children
  return (
    <>
      <Base.Root onOpenChange={propagateEscape}>
        <Base.Trigger
          delay={400}
          render={children}
          // Screen readers read the description on focus, before the popup exists.
          {...(describes && { 'aria-describedby': id })}
        />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={6} className="z-popover">
            {/* Already announced through `aria-describedby`. */}
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

/** Escape hides the tooltip and also closes the dialog or menu around it. */
function propagateEscape(_open: boolean, details: Base.Root.ChangeEventDetails) {
  if (details.reason === 'escape-key') details.allowPropagation()
}
