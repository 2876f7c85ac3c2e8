/**
 * Connects a preview frame to the console. It accepts messages from its own console only, blocks navigation, and passes
 * the save shortcut on to the editor. The first message is whole; later ones have only the parts that changed.
 */
export function listenForPreview<Message extends { type: 'gable:preview' }>(show: (message: Message) => void) {
  let message: Message | undefined
  addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
    if (source !== parent || origin !== location.origin || data?.type !== 'gable:preview') return
    message = { ...message, ...data }
    show(message)
  })
  addEventListener('click', (event) => {
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('a')) event.preventDefault()
  })
  addEventListener('submit', (event) => event.preventDefault())
  if (parent === window) return

  // Captures the event, because some fields stop its propagation.
  addEventListener('keydown', forwardSaveShortcut, { capture: true })
  parent.postMessage({ type: 'gable:preview-ready' }, location.origin)
}

function forwardSaveShortcut(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  parent.dispatchEvent(new KeyboardEvent('keydown', event))
}
