import { useEffect, useState } from 'react'
import { showErrorToast } from '../../../platform/error-toast.ts'

interface LazyPaletteProps {
  open: boolean
  onClose: () => void
}

/** Loads the palette when the browser is idle, so that it opens without a delay. */
export function LazyPalette({ open, onClose }: LazyPaletteProps) {
  const [module, setModule] = useState(loadedModule)
  useEffect(() => runWhenIdle(() => void loadPalette().then(setModule, () => {})), [])
  useEffect(() => {
    if (!open || module) return
    loadPalette().then(setModule, (error) => {
      showErrorToast(error)
      onClose()
    })
  }, [open, module, onClose])
  return module && <module.Palette open={open} onClose={onClose} />
}

type PaletteModule = typeof import('./palette.tsx')

let loadedModule: PaletteModule | undefined

async function loadPalette() {
  loadedModule = await import('./palette.tsx')
  return loadedModule
}

/** The page itself comes first, also while it waits for its data. Safari does not support `requestIdleCallback`. */
function runWhenIdle(callback: () => void) {
  let request = 0
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) request = window.requestIdleCallback(callback)
    else callback()
  }, pageLoadMs)
  return () => {
    clearTimeout(timer)
    if (request) window.cancelIdleCallback(request)
  }
}

const pageLoadMs = 1500
