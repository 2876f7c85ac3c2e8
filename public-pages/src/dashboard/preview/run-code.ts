/** Code runs once typing pauses, because half a line of it only fails. */
const pause = 500

/**
 * Runs the unsaved code of modules in the editor. Each has a frame of an opaque origin, as on the owner's page, whose document
 * asks for its code: neither reaches the session of the agent. Changed code gets a new document.
 */
export function runCode() {
  const running = new WeakMap<HTMLIFrameElement, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: string } | null>) => {
    if (origin !== 'null' || data?.type !== 'gable:code-ready') return
    const frame = listFrames().find(({ contentWindow }) => contentWindow === source)
    if (!frame) return
    const code = frame.dataset.code ?? ''
    running.set(frame, code)
    // An opaque origin cannot be named.
    frame.contentWindow?.postMessage({ code }, '*')
  })

  /** Called after the page was rendered. */
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const frame of listFrames())
        if (running.has(frame) && running.get(frame) !== frame.dataset.code) reload(frame)
    }, pause)
  }
}

const listFrames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-code]')]

function reload(frame: HTMLIFrameElement) {
  const { src } = frame
  frame.src = src
}
