import type { QrReply, QrRequest } from './qr-worker.ts'
import type { QrOptions } from './render-qr-svg.ts'

/**
 * Renders a QR code in a worker. A page remembers a script that failed to load until it is reloaded, but each worker asks
 * for it anew.
 */
export async function requestQrSvg(text: string, options: QrOptions): Promise<string> {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  try {
    const reply = await askWorker(worker, { text, options })
    if ('error' in reply) throw new Error(reply.error)
    return reply.svg
  } finally {
    worker.terminate()
  }
}

const askWorker = (worker: Worker, request: QrRequest) =>
  new Promise<QrReply>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = () => reject(new Error('The script that renders QR codes could not be loaded'))
    worker.postMessage(request)
  })
