import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The element in the top bar that pages render into. The shell sets it once it is mounted. */
export const TopBarSlotContext = createContext<Element | null>(null)

/** Renders a page's breadcrumb into the top bar. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlotContext)
  return slot && createPortal(children, slot)
}
