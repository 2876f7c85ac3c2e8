import { PanelLeftClose } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { HiddenTitle, Overlay } from '../../design/overlays/overlay.tsx'
import { Sidebar } from './sidebar.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
}

/** The sidebar on small screens. It slides in, and closes after a navigation or when the window gets wide. */
export function Drawer({ open, onClose }: DrawerProps) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      className="inset-y-0 left-0 w-[280px] max-w-[calc(100vw-48px)] transition-transform duration-200 data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full"
    >
      <Content onClose={onClose} />
    </Overlay>
  )
}

/** Mounted only while the drawer is open. */
function Content({ onClose }: Pick<DrawerProps, 'onClose'>) {
  const { key } = useLocation()
  const initialKey = useRef(key)
  useEffect(() => {
    if (key !== initialKey.current) onClose()
  }, [key, onClose])

  useEffect(() => {
    const wideScreen = window.matchMedia('(min-width: 1024px)')
    wideScreen.addEventListener('change', onClose)
    return () => wideScreen.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <>
      <HiddenTitle>Navigation</HiddenTitle>
      <Sidebar
        collapsed={false}
        toggle={<IconButton icon={PanelLeftClose} label="Close navigation" side="right" onClick={onClose} />}
      />
    </>
  )
}
