import { useEffect, useRef, useState } from 'react'
import { createMessageChanges, type PreviewMessage } from './message-changes.ts'

/** Sends the message to the frame when it reports that it is ready, and what changes of it later. */
export function usePreviewFrame(
  message: PreviewMessage,
  onMessage?: (data: { type: string } & Record<string, unknown>) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [changes] = useState(createMessageChanges)
  const latest = useRef(message)
  const handler = useRef(onMessage)

  useEffect(() => {
    handler.current = onMessage
    latest.current = message
    if (state === 'ready') post(frame.current, changes.take(message))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts a new frame
  useEffect(() => {
    const timer = setTimeout(() => setState('failed'), loadTimeout)
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data?.type !== 'gable:preview-ready') return handler.current?.(data)
      clearTimeout(timer)
      setState('ready')
      // Also if it was ready before: a reloaded frame has lost its content.
      changes.forget()
      post(frame.current, changes.take(latest.current))
    }
    window.addEventListener('message', handleMessage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', handleMessage)
    }
  }, [attempt, changes])

  const retry = () => {
    setState('loading')
    setAttempt((count) => count + 1)
  }
  return { frame, attempt, state, retry }
}

/** Delivered at once: a posted message waits until the editor is painted, and a key would take two frames to show. */
function post(frame: HTMLIFrameElement | null, data: object | undefined) {
  const target = frame?.contentDocument && frame.contentWindow
  if (data) target?.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: window }))
}

const loadTimeout = 15_000
