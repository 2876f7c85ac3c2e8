import { useEffect, useRef, useState } from 'react'

/** Tells a frame of our own what to show: when it says that it is ready, and again with each change. */
export function usePreviewFrame(message: { type: 'gable:preview' } & Record<string, unknown>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  // Compared as text: the parts of a form come as new objects with every key that is pressed.
  const text = JSON.stringify(message)
  const latest = useRef(text)

  useEffect(() => {
    latest.current = text
    if (state === 'ready') post(frame.current, text)
  }, [text, state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a frame of its own
  useEffect(() => {
    const giveUp = setTimeout(() => setState('failed'), patience)
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data?.type !== 'gable:preview-ready') return
      clearTimeout(giveUp)
      setState('ready')
      // Also when it was ready before: a frame that was loaded anew knows nothing.
      post(frame.current, latest.current)
    }
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(giveUp)
      window.removeEventListener('message', hear)
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

const patience = 15_000
