/**
 * A page in a frame of the console shows what an agent is editing. It listens to its own console only, stays where it
 * is whatever is tried out in it, and hands back the keys by which the agent saves.
 */
export function showInConsole<Message extends { type: 'gable:preview' }>(show: (message: Message) => void) {
  addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
    if (source === parent && origin === location.origin && data?.type === 'gable:preview') show(data)
  })
  addEventListener('click', (event) => {
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('a')) event.preventDefault()
  })
  addEventListener('submit', (event) => event.preventDefault())
  if (parent === window) return

  // Before any field of the page: some keep what is typed to themselves.
  addEventListener('keydown', handBack, { capture: true })
  parent.postMessage({ type: 'gable:preview-ready' }, location.origin)
}

function handBack(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  parent.dispatchEvent(new KeyboardEvent('keydown', event))
}
