import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The place in the top bar that belongs to the page; set by the shell once it stands. */
export const TopBarSlotContext = createContext<Element | null>(null)

/** Draws a page's breadcrumb in the frame's top bar. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlotContext)
  return slot && createPortal(children, slot)
}
