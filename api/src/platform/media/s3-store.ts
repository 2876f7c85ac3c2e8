import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { immutableCacheControl } from './media-headers.ts'
import type { MediaStore } from './store.ts'

export interface S3Bucket {
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket of any S3-compatible service. Path-style URLs, because not every service has a host per bucket. */
export function createS3Store({ endpoint, name, region, accessKeyId, secretAccessKey }: S3Bucket): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const toUrl = (key: string) => `${endpoint.replace(/\/$/, '')}/${name}/media/${key}`
  const send = async (key: string, body: BodyInit, hash: string, contentType: string, timeout: number) => {
    const response = await client.fetch(toUrl(key), {
      method: 'PUT',
      body,
      headers: { 'content-type': contentType, 'cache-control': immutableCacheControl, 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The media store responded with ${response.status} to a PUT`)
  }
  return {
    put: (key, bytes, contentType) =>
      send(key, new Uint8Array(bytes), createHash('sha256').update(bytes).digest('hex'), contentType, requestTimeout),
    // The file is read twice, for its hash and for the upload, but never held in memory.
    putFile: async (key, path, contentType) =>
      send(key, await openAsBlob(path), await hashFile(path), contentType, fileUploadTimeout),
    async remove(key) {
      const response = await client.fetch(toUrl(key), { method: 'DELETE', signal: AbortSignal.timeout(requestTimeout) })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404)
        throw new Error(`The media store responded with ${response.status} to a DELETE`)
    },
    async get(key) {
      // The timeout applies to the start of the response. The reader sets the pace after that.
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), requestTimeout)
      const response = await client.fetch(toUrl(key), { signal: controller.signal }).finally(() => clearTimeout(timer))
      if (response.ok && response.body) {
        const body = Readable.fromWeb(response.body as ReadableStream)
        return { size: Number(response.headers.get('content-length')), body }
      }
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw new Error(`The media store responded with ${response.status} to a GET`)
    },
  }
}

async function hashFile(path: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const requestTimeout = 20_000
const fileUploadTimeout = 15 * 60_000
