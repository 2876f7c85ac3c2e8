import { useEffect, useRef, useState } from 'react'

/** Posts the message to the frame when it reports that it is ready, and again after each change. */
export function usePreviewFrame(
  message: { type: 'gable:preview' } & Record<string, unknown>,
  onMessage?: (data: { type: string } & Record<string, unknown>) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  // Compared as JSON, because form values are new objects after each keystroke.
  const text = JSON.stringify(message)
  const latest = useRef(text)
  const handler = useRef(onMessage)

  useEffect(() => {
    handler.current = onMessage
  })

  useEffect(() => {
    latest.current = text
    if (state === 'ready') post(frame.current, text)
  }, [text, state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts a new frame
  useEffect(() => {
    const timer = setTimeout(() => setState('failed'), loadTimeout)
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data?.type !== 'gable:preview-ready') return handler.current?.(data)
      clearTimeout(timer)
      setState('ready')
      // Also if it was ready before: a reloaded frame has lost its content.
      post(frame.current, latest.current)
    }
    window.addEventListener('message', handleMessage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', handleMessage)
    }
  }, [attempt])

  const retry = () => {
    setState('loading')
    setAttempt((count) => count + 1)
  }
  return { frame, attempt, state, retry }
}

const post = (frame: HTMLIFrameElement | null, text: string) =>
  frame?.contentWindow?.postMessage(JSON.parse(text), window.location.origin)

const loadTimeout = 15_000
