import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { immutable } from './media-headers.ts'
import type { MediaStore } from './store.ts'

export interface Bucket {
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket of anything that speaks S3, addressed by path, because not every one of them has a host per bucket. */
export function s3Store({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${name}/media/${key}`
  const send = async (key: string, body: BodyInit, hash: string, contentType: string, patience: number) => {
    const answer = await client.fetch(addressOf(key), {
      method: 'PUT',
      body,
      headers: { 'content-type': contentType, 'cache-control': immutable, 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The media store answered ${answer.status} to a PUT`)
  }
  return {
    put: (key, bytes, contentType) =>
      send(key, new Uint8Array(bytes), createHash('sha256').update(bytes).digest('hex'), contentType, patience),
    // Read twice, to be signed and to be sent, and never held.
    putFile: async (key, path, contentType) =>
      send(key, await openAsBlob(path), await hashOfFile(path), contentType, patienceWithFiles),
    async remove(key) {
      const answer = await client.fetch(addressOf(key), { method: 'DELETE', signal: AbortSignal.timeout(patience) })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new Error(`The media store answered ${answer.status} to a DELETE`)
    },
    async get(key) {
      // The answer has to begin in time; how long it takes is up to the one who reads it.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), patience)
      const answer = await client.fetch(addressOf(key), { signal: late.signal }).finally(() => clearTimeout(timer))
      if (answer.ok && answer.body) {
        const body = Readable.fromWeb(answer.body as ReadableStream)
        return { size: Number(answer.headers.get('content-length')), body }
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new Error(`The media store answered ${answer.status} to a GET`)
    },
  }
}

async function hashOfFile(path: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const patience = 20_000
const patienceWithFiles = 15 * 60_000
