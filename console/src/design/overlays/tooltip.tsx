import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { useTooltip } from './use-tooltip.ts'

interface TooltipProps {
  /** Without a text no tooltip is rendered. */
  text: ReactNode
  /** One focusable element that passes its attributes on. A disabled `Button` qualifies. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** False when the text repeats the element's accessible name, which screen readers already announce. */
  describes?: boolean | undefined
}

/**
 * A short explanation on hover and focus. Its parts are mounted when the pointer or the focus first arrives, because pages
 * have hundreds of elements with a tooltip.
 */
export function Tooltip({ text, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId()
  const { anchor, isOpen, setOpen, triggerHandlers, popupHandlers } = useTooltip(children.props)
  if (!text) return children
  return (
    <>
      {cloneElement(children, {
        ...triggerHandlers,
        // Screen readers read the description on focus, before the popup exists.
        ...(describes && { 'aria-describedby': children.props['aria-describedby'] ?? id }),
      })}
      {anchor && (
        <Base.Root
          open={isOpen}
          onOpenChange={(open, details) => {
            propagateEscape(details)
            setOpen(open)
          }}
        >
          <Base.Portal>
            <Base.Positioner anchor={anchor} side={side} sideOffset={6} className="z-popover">
              {/* Already announced through `aria-describedby`. */}
              <Base.Popup
                aria-hidden="true"
                className="max-w-[min(320px,var(--available-width))] rounded-md bg-ink px-2 py-1 text-ground text-label shadow-float transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 data-[instant]:duration-0"
                {...popupHandlers}
              >
                {text}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
      {describes && (
        <span id={id} hidden>
          {text}
        </span>
      )}
    </>
  )
}

/** Escape hides the tooltip and also closes the dialog or menu around it. */
function propagateEscape(details: Base.Root.ChangeEventDetails) {
  if (details.reason === 'escape-key') details.allowPropagation()
}
