import { type QrOptions, renderQrSvg } from './render-qr-svg.ts'

/** What the page sends to the worker. */
export interface QrRequest {
  text: string
  options: QrOptions
}

export type QrReply = { svg: string } | { error: string }

self.onmessage = async ({ data: { text, options } }: MessageEvent<QrRequest>) => {
  const reply = await renderQrSvg(text, options).then(
    (svg): QrReply => ({ svg }),
    (error): QrReply => ({ error: String(error) }),
  )
  self.postMessage(reply)
}
