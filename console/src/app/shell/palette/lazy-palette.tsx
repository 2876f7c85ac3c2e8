import { useEffect, useState } from 'react'
import { toastProblem } from '../../../platform/problem-toast.ts'

interface LazyPaletteProps {
  open: boolean
  onClose: () => void
}

/** The palette comes when the browser has nothing else to do, so that it opens within the press that asks for it. */
export function LazyPalette({ open, onClose }: LazyPaletteProps) {
  const [module, setModule] = useState(loaded)
  useEffect(() => whenIdle(() => void load().then(setModule, () => {})), [])
  useEffect(() => {
    if (!open || module) return
    load().then(setModule, (error) => {
      toastProblem(error)
      onClose()
    })
  }, [open, module, onClose])
  return module && <module.Palette open={open} onClose={onClose} />
}

type PaletteModule = typeof import('./palette.tsx')

let loaded: PaletteModule | undefined

async function load() {
  loaded = await import('./palette.tsx')
  return loaded
}

/** Safari knows no idle time. */
function whenIdle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(request)
}
