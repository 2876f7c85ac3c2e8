import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { isPaletteShortcut } from '../shortcuts.ts'
import { LazyPalette } from './lazy-palette.tsx'

/** Around all pages and editors of an account, so that the palette opens everywhere: also from fields, menus and dialogs. */
export function PaletteLayout() {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  usePaletteShortcut(open)
  return (
    <OpenPaletteContext.Provider value={open}>
      <Outlet />
      <LazyPalette open={isOpen} onClose={close} />
    </OpenPaletteContext.Provider>
  )
}

export const useOpenPalette = () => useContext(OpenPaletteContext)

const OpenPaletteContext = createContext<() => void>(() => {})

/** The text editor uses the same keys for links, and handles them first. */
function usePaletteShortcut(open: () => void) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || !isPaletteShortcut(event)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [open])
}
