import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'

interface Code<Props> {
  /** Undefined until it is loaded. */
  readonly component: ComponentType<Props> | undefined
  load: () => Promise<void>
}

type LazyOverlay<Props> = ((props: Props) => ReactNode) & Pick<Code<Props>, 'load'>

/**
 * A dialog or panel whose code loads when it is first opened, so that pages load without it. If its code cannot be loaded, it
 * closes and offers to reload the page. Nothing less helps: Chrome repeats no failed import, and a release removes old code.
 */
export function lazyOverlay<Props extends { onClose: () => unknown }>(
  importComponent: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): LazyOverlay<Props> {
  const code = createCode(importComponent)
  return Object.assign((props: Props) => <Overlay code={code} open={isOpen(props)} props={props} />, {
    load: code.load,
  })
}

/** For the button, row or list that opens these overlays: their code loads before the press. */
export function preloadOnIntent(...overlays: readonly Pick<LazyOverlay<never>, 'load'>[]) {
  const preload = () => {
    // A failure shows when the overlay is opened.
    for (const { load } of overlays) load().catch(() => {})
  }
  return { onPointerEnter: preload, onFocus: preload }
}

function createCode<Props>(importComponent: () => Promise<ComponentType<Props>>): Code<Props> {
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  async function load() {
    component = await importComponent()
  }
  return {
    get component() {
      return component
    },
    load() {
      loading ??= load()
      return loading
    },
  }
}

interface OverlayProps<Props> {
  code: Code<Props>
  open: boolean
  props: Props
}

function Overlay<Props extends { onClose: () => unknown }>({ code, open, props }: OverlayProps<Props>) {
  // Stays mounted after closing, so that it fades out.
  const [isMounted, setMounted] = useState(false)
  const { component: Component } = code
  if (open && Component && !isMounted) setMounted(true)
  const { onClose } = props
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  useEffect(() => {
    if (!open || isMounted) return
    let isCurrent = true
    code.load().then(
      () => isCurrent && setMounted(true),
      () => {
        if (!isCurrent) return
        toast.error(loadFailedMessage, { label: 'Reload', run: () => window.location.reload() })
        latestClose.current()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [code, open, isMounted])
  return isMounted && Component ? <Component {...props} /> : null
}

const loadFailedMessage = 'This could not be opened. Check your connection, then reload the page.'
