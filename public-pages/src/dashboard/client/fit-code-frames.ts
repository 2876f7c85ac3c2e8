const heights = { minimum: 40, maximum: 4000 }

/** Gives the frames of an agency's own code the height that they ask for. A sandboxed frame has the origin "null". */
export function fitCodeFrames() {
  addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: string; height?: unknown } | null>) => {
    const frame = listFrames().find(({ contentWindow }) => contentWindow === source)
    const height = Math.ceil(Number(data?.height))
    if (!frame || origin !== 'null' || data?.type !== 'gable:height' || !Number.isFinite(height)) return
    frame.height = String(Math.min(heights.maximum, Math.max(heights.minimum, height)))
  })
  // A frame that loaded before this script is asked again. The request says nothing.
  for (const { contentWindow } of listFrames()) contentWindow?.postMessage('gable:height', '*')
}

const listFrames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')]
